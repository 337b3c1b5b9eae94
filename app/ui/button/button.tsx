import type { ComponentProps, ReactNode } from "react";
import { useToHref } from "../link/link-context.ts";
import { Spinner } from "../spinner/spinner.tsx";
import styles from "./button.module.css";

type Look = {
  /** `solid` is the one main action, `outline` the second, `quiet` stands in toolbars, `light` lies on dark ground. */
  look?: "solid" | "outline" | "quiet" | "light";
  size?: "small";
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "className" | "children"> & {
    busy?: boolean;
    /** Hidden by CSS where scripts are off. It is always in the HTML, so that nothing moves when the page hydrates. */
    needsScript?: boolean;
  };

export function Button({
  look = "solid",
  size,
  busy,
  needsScript,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      data-size={size}
      data-needs-script={needsScript}
      aria-busy={busy}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<"a">, "className" | "href" | "children"> & { to: string };

export function ButtonLink({ look = "solid", size, to, children, ...rest }: ButtonLinkProps) {
  const toHref = useToHref();
  return (
    <a {...rest} href={toHref(to)} className={styles.button} data-look={look} data-size={size}>
      {children}
    </a>
  );
}
