import { useEffect, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import styles from "./keep-offline.module.css";
import { canKeep, type Kept, keepProduct, listKept, removeProduct } from "./kept-products.ts";

type Props = { id: string; name: string; addresses: string[]; bytes: number };

/** Takes a product to where there is no line: says how much it is, how far it got, what is kept, and lets go of it. */
export function KeepOffline({ id, name, addresses, bytes }: Props) {
  const t = useTranslations("support.keep");
  const [state, setState] = useState<"unknown" | "ready" | "impossible" | "failed" | number>("unknown");
  const [list, setList] = useState<Kept[]>([]);
  useEffect(() => {
    setState(canKeep() ? "ready" : "impossible");
    setList(listKept());
  }, []);
  const keep = async () => {
    setState(0);
    const kept = await keepProduct({ id, name }, addresses, setState).catch(() => undefined);
    setState(kept ? "ready" : "failed");
    setList(listKept());
  };
  const remove = async (other: string) => {
    await removeProduct(other);
    setList(listKept());
  };
  const isKept = list.some((kept) => kept.id === id);
  if (state === "impossible") return <Notice>{t("impossible")}</Notice>;
  return (
    <div className={styles.keep}>
      <p>{t("what", { size: megabytes(bytes), count: addresses.length })}</p>
      {typeof state === "number" ? (
        <div>
          <label htmlFor="keep-progress">{t("progress", { done: state, count: addresses.length })}</label>
          <progress id="keep-progress" value={state} max={addresses.length} />
        </div>
      ) : (
        <Button onClick={keep}>{t(isKept ? "again" : "keep")}</Button>
      )}
      <div role="status">{state === "failed" && <Notice tone="warning">{t("failed")}</Notice>}</div>
      {list.length > 0 && (
        <>
          <h3>{t("list")}</h3>
          <ul>
            {list.map((kept) => (
              <li key={kept.id}>
                <span>
                  {kept.name} · {t("size", { size: megabytes(kept.bytes), count: kept.addresses.length })}
                </span>
                <Button
                  look="quiet"
                  onClick={() => remove(kept.id)}
                  aria-label={t("removeNamed", { name: kept.name })}
                >
                  {t("remove")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 100_000) / 10);
