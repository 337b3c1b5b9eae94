import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "../language/use-language.ts";
import { CachedFragment } from "./cached-fragment.tsx";
import { cacheFragments } from "./fragment-cache.ts";

let rendered = 0;

function Price({ of }: { of: { price: number } }) {
  rendered += 1;
  return <b>{of.price} & more</b>;
}

function page(record: { price: number }, language: "en" | "es" = "en", way = "") {
  return renderToString(
    <LanguageProvider value={language}>
      <CachedFragment of={record} way={way} className="price">
        <Price of={record} />
      </CachedFragment>
    </LanguageProvider>,
  );
}

afterEach(() => {
  cacheFragments(undefined);
  rendered = 0;
});

test("a record looks the same whether it was rendered now or before", () => {
  const record = { price: 5 };
  const plain = page(record);
  expect(plain).toContain("&amp; more");
  cacheFragments(renderToString);
  rendered = 0;
  expect([page(record), page(record), page(record)]).toEqual([plain, plain, plain]);
  expect(rendered).toBe(1);
  page(record, "es");
  page(record, "es", "large");
  expect(rendered).toBe(3);
});

test("another record of the same content is rendered for itself", () => {
  cacheFragments(renderToString);
  page({ price: 5 });
  expect(page({ price: 6 })).toContain("6");
  expect(rendered).toBe(2);
});

test("while components are edited nothing is kept", () => {
  const record = { price: 5 };
  page(record);
  page(record);
  expect(rendered).toBe(2);
});

test("fragments stand in one another, and what surrounds them stays as it is", () => {
  cacheFragments(renderToString);
  const [inner, outer] = [{ price: 1 }, { price: 2 }];
  const shown = () =>
    renderToString(
      <LanguageProvider value="en">
        <p>before</p>
        <CachedFragment of={outer}>
          <CachedFragment of={inner}>
            <Price of={inner} />
          </CachedFragment>
          <Price of={outer} />
        </CachedFragment>
        <p>after</p>
      </LanguageProvider>,
    );
  const price = (value: number) => `<b>${value}<!-- --> &amp; more</b>`;
  const html = `<p>before</p><div><div>${price(1)}</div>${price(2)}</div><p>after</p>`;
  expect([shown(), shown()]).toEqual([html, html]);
  expect(rendered).toBe(2);
});
