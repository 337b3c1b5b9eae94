import type { ComponentProps } from "react";
import styles from "./link.module.css";
import { useToHref } from "./link-context.ts";

type Props = Omit<ComponentProps<"a">, "href" | "className"> & {
  /** The path of a page without language prefix, or an address outside. */
  to: string;
  /**
   * Without one it stands in a sentence; `plain` has no look of its own; `arrow` leads on from a block; `quiet` is for
   * lists; `cover` makes the whole positioned block around it lead there.
   */
  look?: "plain" | "arrow" | "quiet" | "cover" | undefined;
};

/** A plain anchor: one listener on the document hands clicks to the router, which keeps long lists cheap to render. */
export function Link({ to, look, ...rest }: Props) {
  const href = useToHref()(to);
  if (look === "plain") return <a {...rest} href={href} />;
  return <a {...rest} href={href} className={styles.link} data-look={look} />;
}
