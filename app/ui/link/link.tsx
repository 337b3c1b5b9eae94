import type { ComponentProps } from "react";
import styles from "./link.module.css";
import { useToHref } from "./link-context.ts";

type Props = Omit<ComponentProps<"a">, "href" | "className"> & {
  /** The path of a page without language prefix, or an address outside. */
  to: string;
  /**
   * `plain` has no look of its own; `text` stands in a sentence; `arrow` leads on from a block; `quiet` is for lists;
   * `cover` makes the whole positioned block around it lead there.
   */
  look?: "plain" | "text" | "arrow" | "quiet" | "cover";
};

/** A plain anchor: one listener on the document hands clicks to the router, which keeps long lists cheap to render. */
export function Link({ to, look = "text", ...rest }: Props) {
  const toHref = useToHref();
  return (
    <a {...rest} href={toHref(to)} className={look === "plain" ? undefined : styles.link} data-look={look} />
  );
}
