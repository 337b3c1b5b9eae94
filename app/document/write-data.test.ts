import { expect, test } from "vitest";
import { dataElement } from "./data-element.ts";
import { writeData } from "./write-data.ts";

const written = (data: unknown) => writeData(data).join("");

test("data comes out of a page as it went in", () => {
  const frozen = Object.freeze({ name: "Ridge & Sons", figures: [1.5, -2, null], nested: { "<key>": true } });
  const data = {
    words: "</script><!-- \u2028 \ud800 မြန်မာ",
    frozen,
    list: [frozen, [], {}, "a"],
    none: null,
  };
  expect(JSON.parse(written(data))).toEqual(data);
  expect(JSON.parse(written(data))).toEqual(data);
});

test("nothing in it can end its script, in words or names, remembered or not", () => {
  const words = { "</script>": "</script><script>alert(1)</script><!--" };
  const data = { words, frozen: Object.freeze({ ...words }), "<": "<" };
  const [, json = ""] =
    /^<script type="application\/json" id="page-data">([^<]*)<\/script>$/.exec(dataElement(data).join("")) ??
    [];
  expect(JSON.parse(json)).toEqual(data);
});

test("what has no value is left out, as in any JSON", () => {
  expect(written({ a: undefined, b: [undefined], c: undefined })).toBe('{"b":[null]}');
});

test("what JSON cannot hold is refused while the page is made, not found out in the browser", () => {
  expect(() => writeData({ when: new Date(0) })).toThrow("No data for a page");
  expect(() => writeData([new Map()])).toThrow("No data for a page");
});

test("a record that may still change is written anew", () => {
  const record = { price: 5 };
  expect(written(record)).toBe('{"price":5}');
  record.price = 6;
  expect(written(record)).toBe('{"price":6}');
});
