import { type RefObject, useEffect, useState } from "react";

type Facts = { input: HTMLInputElement; list: RefObject<HTMLElement | null>; listId: string; found: unknown };

/** The keys and the attributes of a combobox with a list: the focus stays in the input, the arrows move a mark. */
export function useCombobox({ input, list, listId, found }: Facts) {
  const [closed, setClosed] = useState<unknown>();
  const [active, setActive] = useState(-1);
  const [shownFor, setShownFor] = useState(found);
  if (shownFor !== found) {
    setShownFor(found);
    setActive(-1);
  }
  const isOpen = found !== undefined && closed !== found;
  const close = () => {
    setClosed(found);
    setActive(-1);
  };

  useEffect(() => {
    const options = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const move = (step: number) =>
      setActive((place) => {
        const stops = options().length + 1;
        return ((place + 1 + step + stops) % stops) - 1;
      });
    const pressed = (event: KeyboardEvent) => {
      if (event.isComposing || found === undefined) return;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
        else setClosed(undefined);
      } else if (isOpen && event.key === "Escape") {
        // The first Escape closes the list, not the panel around it.
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (isOpen && event.key === "Enter") {
        const option = options()[active];
        if (option) event.preventDefault();
        option?.click();
        close();
      }
    };
    input.addEventListener("keydown", pressed);
    input.addEventListener("blur", close);
    return () => {
      input.removeEventListener("keydown", pressed);
      input.removeEventListener("blur", close);
    };
  });

  useEffect(() => {
    input.setAttribute("aria-expanded", String(isOpen));
    setOrRemove(input, "aria-controls", isOpen ? listId : undefined);
    setOrRemove(input, "aria-activedescendant", isOpen && active >= 0 ? `${listId}-${active}` : undefined);
  }, [input, listId, isOpen, active]);

  return { isOpen, active, close };
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
