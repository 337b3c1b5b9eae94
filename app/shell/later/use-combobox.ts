import { type RefObject, useEffect, useState } from "react";

type Facts = { input: HTMLInputElement; list: RefObject<HTMLElement | null>; listId: string; found: unknown };

/** The keys and the attributes of a combobox with a list: the focus stays in the input, the arrows move a mark. */
export function useCombobox({ input, list, listId, found }: Facts) {
  const [closed, setClosed] = useState<unknown>();
  const [active, setActive] = useActive(found);
  const isOpen = found !== undefined && closed !== found;
  const close = () => {
    setClosed(found);
    setActive(-1);
  };
  const move = (step: number) => {
    const stops = optionsOf(list).length + 1;
    setActive((place) => ((place + 1 + step + stops) % stops) - 1);
  };
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
      const option = optionsOf(list)[active];
      if (option) event.preventDefault();
      option?.click();
      close();
    }
  };
  useListeners(input, pressed, close);
  useAttributes(input, isOpen, listId, active);
  return { isOpen, active, close };
}

/** A new list begins without a mark. */
function useActive(found: unknown) {
  const [active, setActive] = useState(-1);
  const [markedIn, setMarkedIn] = useState(found);
  if (markedIn !== found) {
    setMarkedIn(found);
    setActive(-1);
  }
  return [active, setActive] as const;
}

function optionsOf(list: RefObject<HTMLElement | null>) {
  return [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
}

function useListeners(input: HTMLInputElement, pressed: (event: KeyboardEvent) => void, left: () => void) {
  useEffect(() => {
    input.addEventListener("keydown", pressed);
    input.addEventListener("blur", left);
    return () => {
      input.removeEventListener("keydown", pressed);
      input.removeEventListener("blur", left);
    };
  });
}

function useAttributes(input: HTMLInputElement, isOpen: boolean, listId: string, active: number) {
  useEffect(() => {
    input.setAttribute("aria-expanded", String(isOpen));
    setOrRemove(input, "aria-controls", isOpen ? listId : undefined);
    setOrRemove(input, "aria-activedescendant", isOpen && active >= 0 ? `${listId}-${active}` : undefined);
  }, [input, listId, isOpen, active]);
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
