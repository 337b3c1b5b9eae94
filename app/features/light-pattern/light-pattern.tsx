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
        const name = lights.length > 1 ? lamps?.[place] : undefined;
        return <i key={name ?? light} data-light={light} data-name={name} />;
      })}
    </span>
  );
}
