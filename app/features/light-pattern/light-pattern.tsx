import styles from "./light-pattern.module.css";

const radius = 11;
const column = 44;

type Props = { lights: string[]; lamps?: string[] | null | undefined; label: string };

/** Lamps as they look on the device, in their colour and rhythm; they stand still for whoever asked for less motion. */
export function LightPattern({ lights, lamps, label }: Props) {
  const named = lights.length > 1;
  const width = lights.length * column;
  const height = named ? 54 : 40;
  return (
    <svg
      className={styles.lights}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {lights.map((light, place) => {
        const [colour, rhythm] = light.split(" ");
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
            key={place}
            transform={`translate(${place * column + column / 2} 20)`}
            data-colour={colour}
            data-rhythm={rhythm}
          >
            <circle className={styles.socket} r={radius + 5} />
            <circle className={styles.lamp} r={radius} />
            {count(rhythm) && (
              <text className={styles.count} textAnchor="middle" y={4.5}>
                {rhythm}
              </text>
            )}
            {named && (
              <text className={styles.name} textAnchor="middle" y={32}>
                {lamps?.[place]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const count = (rhythm: string | undefined) => Boolean(rhythm && Number(rhythm));
