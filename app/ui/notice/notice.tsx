import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-paths.ts";
import styles from "./notice.module.css";

type Tone = "info" | "success" | "warning" | "danger";
type Props = {
  tone?: Tone;
  title?: ReactNode /** `status` is read out when it appears. */;
  role?: "status" | "alert";
  children?: ReactNode;
};

const icons: Record<Tone, IconName> = {
  info: "info",
  success: "check",
  warning: "warning",
  danger: "warning",
};

export function Notice({ tone = "info", title, role, children }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
