declare global {
  interface Window {
    /** Buttons and fields that were used before their code was there; filled by a script at the start of the page. */
    earlyInput?: Set<Element>;
  }
}

const unanswered = "[data-island]:not([data-hydrated])";

/** Repeats what a visitor did too early, wherever the code that answers is there by now. */
export function replayEarlyInput() {
  if (document.documentElement.dataset.ready === undefined) return;
  for (const control of window.earlyInput ?? []) {
    if (control.closest(unanswered)) continue;
    window.earlyInput?.delete(control);
    if (control.isConnected) replay(control);
  }
}

/** Links, folds, and buttons that send a form or open a popover did their work without us. */
function replay(control: Element) {
  if (control instanceof HTMLButtonElement) {
    if (control.type === "button" && !actsByItself(control)) control.click();
  } else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    // React answers when the click changes something: the tick is taken back and set again.
    control.checked = !control.checked;
    control.click();
  } else {
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function actsByItself(button: HTMLButtonElement) {
  const isCommand = button.hasAttribute("commandfor") && "command" in HTMLButtonElement.prototype;
  return isCommand || button.hasAttribute("popovertarget");
}
