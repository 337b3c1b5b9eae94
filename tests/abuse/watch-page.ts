import type { Page } from "@playwright/test";

const mark = "a payload ran";

/** Tells of every script of a stranger that ran in this page, and of every way in that stands open. */
export async function watchPage(page: Page) {
  const faults: string[] = [];
  await page.addInitScript((text) => {
    window.alert = () => console.info(text);
  }, mark);
  page.on("console", (message) => {
    if (message.text() === mark) faults.push(`${mark} at ${page.url()}`);
  });
  page.on("dialog", (dialog) => {
    faults.push(`a dialog opened at ${page.url()}`);
    void dialog.dismiss();
  });
  return {
    faults,
    /** Provokes what waits to be provoked, and looks for what should not be there at all. */
    async look() {
      const found = await page.evaluate(provokeAndSearch);
      faults.push(...found.map((fault) => `${fault} at ${page.url()}`));
    },
  };
}

function provokeAndSearch() {
  const faults: string[] = [];
  for (const element of document.querySelectorAll("main *")) {
    for (const { name, value } of element.attributes) {
      const isScript =
        /^(?:on|srcdoc$|formaction$)/i.test(name) || /^\W*(?:javascript|vbscript)\W*:/i.test(value);
      if (isScript) faults.push(`${element.localName} ${name}="${value.slice(0, 60)}"`);
    }
    if (/^(?:script|object|embed|base|meta|style|foreignobject)$/.test(element.localName)) {
      faults.push(`<${element.localName}>`);
    }
    for (const type of ["mouseover", "pointerenter", "focus", "load", "error", "toggle", "animationstart"]) {
      element.dispatchEvent(new Event(type));
    }
  }
  return faults;
}
