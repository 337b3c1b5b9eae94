import type { Data } from "#api/client.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";

type Transformer = NonNullable<Data<"tool/getBuild">["variants"][number]["transformer"]>;

/** What the manual asks for where an inverter is not made for the country's supply. */
export function TransformerNotice({ phase, ...volts }: Transformer) {
  const t = useTranslations("tools.kit.transformer");
  return (
    <Notice tone="warning" title={t("title")}>
      <p>{t(phase, volts)}</p>
    </Notice>
  );
}
