import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from "react";

type Box = ComponentType<{ input: HTMLInputElement }>;

/**
 * A search box that suggests while somebody types. It is a plain input until it is used for the first time; only then
 * the code that suggests is loaded, and where that fails it stays a plain input.
 */
export function SuggestingInput({ ref, onFocus, ...props }: ComponentProps<"input">) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Box, setBox] = useState<Box>();
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      setInput(element);
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  const load = useCallback(() => loadBox().then((loaded) => loaded && setBox(() => loaded)), []);
  useEffect(() => {
    // Without script it is no combobox, so the server does not say so.
    input?.setAttribute("role", "combobox");
    input?.setAttribute("aria-autocomplete", "list");
    input?.setAttribute("aria-expanded", "false");
    // Whoever was quicker than the script has the focus already.
    if (input && document.activeElement === input) load();
  }, [input, load]);
  return (
    <>
      <input
        {...props}
        ref={attach}
        onFocus={(event) => {
          onFocus?.(event);
          load();
        }}
      />
      {Box && input && <Box input={input} />}
    </>
  );
}

async function loadBox(): Promise<Box | undefined> {
  try {
    return (await import("../later/suggestion-box.tsx")).SuggestionBox;
  } catch {
    return undefined;
  }
}
