import styles from "./error-page.module.css";
import picture from "./not-found.svg?url";

export function NotFoundPicture({ label }: { label: string }) {
  return <img className={styles.picture} src={picture} alt={label} width={640} height={420} />;
}
