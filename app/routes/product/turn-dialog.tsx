import { Suspense, useRef, useState } from "react";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { onDemand } from "#app/ui/on-demand/on-demand.ts";
import type { ShownProduct } from "./shown-product.ts";
import styles from "./turn-dialog.module.css";

const TurnView = onDemand(async () => (await import("#app/features/turn-view/turn-view.tsx")).TurnView);

/** The way to the model that turns. Code and model come when it is asked for; without script there is no button. */
export function TurnDialog({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { body, seriesName, image } = product;
  if (!body.model) return null;
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const title = t("turnTitle", { series: seriesName });
  return (
    <div className={styles.turn}>
      <button type="button" className={styles.button} aria-label={t("turn")} onClick={open}>
        3D
      </button>
      <Dialog ref={dialog} title={title} wide>
        <Suspense>
          {isOpen && <TurnView file={body.model} label={title} ports={body.ports} still={image} />}
        </Suspense>
      </Dialog>
    </div>
  );
}
