import { useEffect, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import styles from "./keep-offline.module.css";
import { KeptList } from "./kept-list.tsx";
import {
  canKeep,
  dropHalfKept,
  isRefused,
  type Kept,
  type KeptItem,
  keepProduct,
  listKept,
  removeProduct,
} from "./kept-products.ts";
import { megabytes } from "./megabytes.ts";

type Props = { id: string; name: string; items: KeptItem[]; bytes: number };
type State = "unknown" | "ready" | "impossible" | "refused" | "failed" | number;

/** Takes a product to where there is no line: says how much it is, how far it got, what is kept, and lets go of it. */
export function KeepOffline({ id, name, items, bytes }: Props) {
  const t = useTranslations("support.keep");
  const [state, setState] = useState<State>("unknown");
  const [list, setList] = useState<Kept[]>([]);
  useEffect(() => {
    setState(canKeep() ? "ready" : "impossible");
    setList(listKept());
  }, []);
  const keep = async () => {
    setState(0);
    try {
      await keepProduct({ id, name, items }, setState);
      setState("ready");
    } catch (error) {
      await dropHalfKept();
      setState((await isRefused(error)) ? "refused" : "failed");
    }
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
      <p>{t("what", { size: megabytes(bytes), count: items.length })}</p>
      {typeof state === "number" ? (
        <div>
          <label htmlFor="keep-progress">{t("progress", { done: state, count: items.length })}</label>
          <progress id="keep-progress" value={state} max={items.length} />
        </div>
      ) : (
        <Button onClick={keep}>{t(isKept ? "again" : "keep")}</Button>
      )}
      <div role="status">
        {state === "failed" && <Notice tone="warning">{t("failed")}</Notice>}
        {state === "refused" && <Notice tone="warning">{t("refused")}</Notice>}
      </div>
      {list.length > 0 && <KeptList list={list} onRemove={remove} />}
    </div>
  );
}
