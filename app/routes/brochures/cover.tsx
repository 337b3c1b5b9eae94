import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./cover.module.css";
import type { Range } from "./range.ts";

const whole = "(width >= 950px) 48vw, 92vw";
const part = "(width >= 950px) 16vw, 30vw";

/** What a brochure is about, at a glance. */
export function Cover({ range, eager }: { range: Range | undefined; eager: boolean }) {
  if (range?.image)
    return (
      <div className={styles.cover}>
        <Picture entry={range.image} alt="" ratio="16:9" sizes={whole} eager={eager} />
      </div>
    );
  return (
    <div className={styles.cover} data-shots={range?.shots.length ?? 0}>
      {range?.shots.map((shot) => (
        <Picture key={shot.id} entry={shot} alt="" ratio="1:1" fit="contain" sizes={part} eager={eager} />
      ))}
      {!range?.shots.length && <Icon name="document" size="large" />}
    </div>
  );
}
