import { useState } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { plainText } from "#i18n/plain-text.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";

/** Copies a text. Browsers without a clipboard (plain http) show the text to copy by hand. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useTranslations("ui");
  const [copied, setCopied] = useState(false);
  const name = label ?? t("copy");
  const copy = () => {
    const plain = plainText(text);
    if (!("clipboard" in navigator)) return window.prompt(name, plain);
    return navigator.clipboard.writeText(plain).then(() => setCopied(true));
  };
  return (
    <Button look="quiet" size="small" needsScript onClick={copy} onBlur={() => setCopied(false)}>
      <Icon name={copied ? "check" : "copy"} />
      <span aria-live="polite">{copied ? t("copied") : name}</span>
    </Button>
  );
}
