import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Kept } from "./kept-products.ts";
import { megabytes } from "./megabytes.ts";

/** Every product that is kept on this device, with what of it opens without a connection. */
export function KeptList({ list, onRemove }: { list: Kept[]; onRemove: (id: string) => void }) {
  const t = useTranslations("support.keep");
  return (
    <>
      <h3>{t("list")}</h3>
      <ul>
        {list.map(({ id, name, items, bytes, addresses }) => (
          <li key={id}>
            <span>
              {name} · {t("size", { size: megabytes(bytes), count: addresses.length })}
            </span>
            <Button look="quiet" onClick={() => onRemove(id)} aria-label={t("removeNamed", { name })}>
              {t("remove")}
            </Button>
            <ul>
              {items.map(
                (item) =>
                  item.name && (
                    <li key={item.address}>
                      <a href={item.link ?? item.address}>{item.name}</a>
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
