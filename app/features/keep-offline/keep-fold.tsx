import { Suspense, useState } from "react";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { onDemand } from "#app/ui/on-demand/on-demand.ts";
import styles from "./keep-fold.module.css";
import type { KeptItem } from "./kept-products.ts";

const KeepOffline = onDemand(async () => (await import("./keep-offline.tsx")).KeepOffline);

/** Scripts, styles, words, fonts and the figures of the tools; then each page. Roughly. */
const [forAll, perPage] = [1_000_000, 100_000];

type Props = {
  id: string;
  name: string;
  lead: string;
  items: KeptItem[];
  /** Of the papers among them. */
  bytes?: number;
};

/** For where there is no line: one line that opens, since few need it. */
export function KeepFold({ id, name, lead, items, bytes = 0 }: Props) {
  const [isOpen, setOpen] = useState(false);
  const all = forAll + items.length * perPage + bytes;
  return (
    <Fold summary={useTranslations("support.keep")("title")} onOpen={() => setOpen(true)}>
      <p className={styles.lead}>{lead}</p>
      <Suspense>{isOpen && <KeepOffline id={id} name={name} items={items} bytes={all} />}</Suspense>
    </Fold>
  );
}
