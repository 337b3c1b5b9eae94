import styles from "./light-pattern.module.css";

type Props = { lights: string[]; lamps?: string[] | null | undefined };

/**
 * Lamps as they look on the device, in their colour and rhythm; they stand still for whoever asked for less motion. What
 * they show is said in words beside them.
 */
export function LightPattern({ lights, lamps }: Props) {
  return (
    <span className={styles.lights} aria-hidden="true">
      {lights.map((light, place) => {
        const [colour, rhythm] = light.split(" ");
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its place
        return (
          <i key={place} data-colour={colour} data-rhythm={rhythm} data-name={nameOf(lights, lamps, place)} />
        );
      })}
    </span>
  );
}

function nameOf(lights: string[], lamps: Props["lamps"], place: number) {
  return lights.length > 1 ? lamps?.[place] : undefined;
}
