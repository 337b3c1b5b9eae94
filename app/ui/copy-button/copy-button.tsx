import { useEffect, useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";

/** Copies a text. Without script or clipboard it is not there. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useTranslations("ui");
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setAble("clipboard" in navigator), []);
  if (!able) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button look="quiet" size="small" onClick={copy} onBlur={() => setCopied(false)}>
      <Icon name={copied ? "check" : "copy"} />
      <span aria-live="polite">{copied ? t("copied") : (label ?? t("copy"))}</span>
    </Button>
  );
}
