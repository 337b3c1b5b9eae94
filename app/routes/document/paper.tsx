import styles from "./document.module.css";

/** The text of a paper: made by us from its source, and checked when it was published. */
export function Paper({ html, language }: { html: string; language: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: refused at publishing where it could run anything
  return <div className={styles.paper} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
