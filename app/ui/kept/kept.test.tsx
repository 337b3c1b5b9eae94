import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "../language/use-language.ts";
import { drawPage, keepParts } from "./draw-page.ts";
import { drawing } from "./drawing.ts";
import { Kept } from "./kept.tsx";

let drawn = 0;

function Price({ of }: { of: { price: number } }) {
  drawn += 1;
  return <b>{of.price} & more</b>;
}

function page(record: { price: number }, language: "en" | "es" = "en", way = "") {
  const pieces = drawPage(
    <LanguageProvider value={language}>
      <Kept of={record} way={way} className="price">
        <Price of={record} />
      </Kept>
    </LanguageProvider>,
  );
  return pieces.join("");
}

afterEach(() => {
  delete drawing.draw;
  drawn = 0;
});

test("a remembered record looks the same whether it was drawn now or before", () => {
  const record = Object.freeze({ price: 5 });
  const plain = page(record);
  expect(plain).toContain("&amp; more");
  keepParts();
  drawn = 0;
  expect([page(record), page(record), page(record)]).toEqual([plain, plain, plain]);
  expect(drawn).toBe(1);
  page(record, "es");
  page(record, "es", "large");
  expect(drawn).toBe(3);
});

test("a record that nobody remembers is drawn for every page", () => {
  keepParts();
  const record = { price: 5 };
  page(record);
  record.price = 6;
  expect(page(record)).toContain("6");
  expect(drawn).toBe(2);
});

test("kept parts stand in one another, in their order, and words that look like numbers of parts stay words", () => {
  keepParts();
  const [inner, outer] = [Object.freeze({ price: 1 }), Object.freeze({ price: 2 })];
  const shown = () =>
    drawPage(
      <LanguageProvider value="en">
        <p>0;</p>
        <Kept of={outer}>
          <i>1;</i>
          <Kept of={inner} as="fieldset">
            <Price of={inner} />
          </Kept>
          <Price of={outer} />
        </Kept>
        <Kept of={inner} as="fieldset">
          <Price of={inner} />
        </Kept>
      </LanguageProvider>,
    ).join("");
  const price = (value: number) => `<b>${value}<!-- --> &amp; more</b>`;
  const field = `<fieldset>${price(1)}</fieldset>`;
  const page = `<p>0;</p><div><i>1;</i>${field}${price(2)}</div>${field}`;
  expect([shown(), shown()]).toEqual([page, page]);
  expect(drawn).toBe(2);
});
