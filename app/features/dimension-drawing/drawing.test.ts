import { expect, test } from "vitest";
import { type Drawn, drawProduct } from "./drawing.ts";

const ridge: Drawn = {
  ...{ id: "hd-r5-1p", face: null, mounting: ["wall"], width: 360, height: 520, depth: 210 },
  ports: [{ x: -0.36, y: 0 }],
  clearance: { above: 300, below: 250, side: 200 },
  holes: { diameter: 10, at: [{ x: -120, y: 477 }] },
};
const words = { front: "Front", side: "Side", scale: "Person", number: String };
const texts = (drawn: Drawn) =>
  drawProduct(drawn, words).shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));
const roles = (drawn: Drawn) =>
  drawProduct(drawn, words).shapes.flatMap((shape) => ("role" in shape ? [shape.role] : []));

test("a drawing says all sizes and the room that is kept free", () => {
  expect(texts(ridge)).toEqual(expect.arrayContaining(["360", "520", "210", "300", "250", "200"]));
});

test("glands, holes and a person are drawn where they are known", () => {
  expect(roles(ridge)).toEqual(expect.arrayContaining(["hole", "person", "room", "part"]));
  expect(roles({ ...ridge, holes: null, clearance: null })).not.toContain("hole");
});

test("nothing reaches beyond the sheet, however small or tall the product", () => {
  for (const size of [
    { width: 44, height: 140, depth: 28 },
    { width: 1300, height: 2300, depth: 1350 },
  ]) {
    const sheet = drawProduct(
      { ...ridge, ...size, mounting: ["floor"] },
      { ...words, scale: "Junto a una persona" },
    );
    for (const shape of sheet.shapes)
      if ("text" in shape) {
        expect(shape.x + (shape.anchor ? 0 : shape.text.length * 3)).toBeLessThan(sheet.width);
        expect(shape.y).toBeLessThan(sheet.height);
      }
  }
});
