import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  /** The ground: white paper, the warm grey band, the brand's tint, or the green-black night. */
  tone?: "paper" | "band" | "tint" | "night";
  /** `tight` halves the room above and below; `none` leaves it to the content. */
  space?: "tight" | "none";
  id?: string;
  /** The id of the heading that names this section. */
  labelledBy?: string;
  children: ReactNode;
};

/** One part of a page, as wide as the window, with the rhythm of the site above and below and its content centred. */
export function Section({ tone = "paper", space, id, labelledBy, children }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-tone={tone}
      data-space={space}
      id={id}
      aria-labelledby={labelledBy}
    >
      <Content>{children}</Content>
    </section>
  );
}

/** The content column: 81.25vw, at most 1560 px on a wide screen. */
export function Content({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.content} data-narrow={narrow ? "" : undefined}>
      {children}
    </div>
  );
}

type HeadingProps = {
  title: ReactNode;
  id?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
};

/** The head of a section: a small line above, the heading, a sentence, and a link at the far end. */
export function SectionHeading({ title, id, eyebrow, lead, action }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
