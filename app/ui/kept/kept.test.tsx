import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "../language/use-language.ts";
import { drawing } from "./drawing.ts";
import { Kept } from "./kept.tsx";

let drawn = 0;

function Price({ of }: { of: { price: number } }) {
  drawn += 1;
  return <b>{of.price} & more</b>;
}

function page(record: { price: number }, language: "en" | "es" = "en", way = "") {
  return renderToString(
    <LanguageProvider value={language}>
      <Kept of={record} way={way} className="price">
        <Price of={record} />
      </Kept>
    </LanguageProvider>,
  );
}

afterEach(() => {
  delete drawing.toHtml;
  drawn = 0;
});

test("a remembered record looks the same whether it was drawn now or before", () => {
  const record = Object.freeze({ price: 5 });
  const plain = page(record);
  expect(plain).toContain("&amp; more");
  drawing.toHtml = renderToString;
  drawn = 0;
  expect([page(record), page(record), page(record)]).toEqual([plain, plain, plain]);
  expect(drawn).toBe(1);
  page(record, "es");
  page(record, "es", "large");
  expect(drawn).toBe(3);
});

test("a record that nobody remembers is drawn for every page", () => {
  drawing.toHtml = renderToString;
  const record = { price: 5 };
  page(record);
  record.price = 6;
  expect(page(record)).toContain("6");
  expect(drawn).toBe(2);
});
