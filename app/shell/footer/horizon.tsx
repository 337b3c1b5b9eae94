import styles from "./footer.module.css";

const radii = [150, 260, 370, 480, 590, 700, 810, 920, 1030, 1140];
const circles = radii
  .map((radius) => `M${1180 - radius} 820a${radius} ${radius} 0 0 1 ${2 * radius} 0`)
  .join("");

/** The sun's paths over a day, drawn as hairlines behind the footer. */
export function Horizon() {
  return (
    <svg
      className={styles.horizon}
      viewBox="0 0 1600 820"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d={circles} />
    </svg>
  );
}
