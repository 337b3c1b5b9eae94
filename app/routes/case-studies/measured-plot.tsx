import { Axes } from "#app/features/plots/axes.tsx";
import { middleOf, type Pair, pairedBars } from "#app/features/plots/paired-bars.ts";
import plot from "#app/features/plots/plot.module.css";
import { scaleTo, ticksTo } from "#app/features/plots/scale.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import styles from "./measured.module.css";

const frame = { width: 720, height: 400, left: 84, right: 8, top: 48, bottom: 44 };
/** More labels than these touch each other on a phone: every second one is left out there. */
const roomFor = 7;

type Props = { points: (Pair & { label: string })[]; unit: string; id: string; title: string };

/** Before and after as bars in pairs. Nothing at all is a nought, so that it is not taken for something left out. */
export function MeasuredPlot({ points, unit, id, title }: Props) {
  const number = useNumber();
  const ticks = ticksTo(Math.max(...points.flatMap(({ before, after }) => [before ?? 0, after ?? 0])));
  const y = scaleTo([0, ticks.at(-1) ?? 1], [frame.height - frame.bottom, frame.top]);
  const bars = pairedBars(points, frame, y);
  return (
    <svg className={plot.plot} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <Axes
        frame={frame}
        x={() => 0}
        y={y}
        xTicks={[]}
        yTicks={ticks.map((at) => ({ at, label: number(at) }))}
        xName=""
        yName={unit}
      />
      {bars.map(({ series, place, x, y: top, width, height }) =>
        height > 0 ? (
          <rect
            key={`${series}-${place}`}
            className={styles.bar}
            data-series={series}
            {...{ x, y: top, width, height }}
          />
        ) : (
          <text
            key={`${series}-${place}`}
            className={styles.nought}
            x={x + width / 2}
            y={top - 6}
            textAnchor="middle"
          >
            0
          </text>
        ),
      )}
      {points.map(({ label }, place) => (
        <text
          key={label}
          className={plot.tick}
          data-spare={points.length > roomFor && place % 2 === 1 ? "" : undefined}
          x={middleOf(points.length, frame, place)}
          y={frame.height - frame.bottom + 32}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
