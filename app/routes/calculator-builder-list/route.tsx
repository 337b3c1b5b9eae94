import { api } from "#app/context.ts";
import { writeCsv } from "#domain/csv.ts";
import type { Route } from "./+types/route.ts";

/** The parts of the builder as a file for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const form = url.searchParams.toString().slice(0, 8000);
  const { variants } = await context.get(api).get("tool/getBuild", { form });
  const rows = variants.flatMap(({ name, parts, wires }) => [
    ...parts.map(({ quantity, model, name: words, role }) => [
      name.toUpperCase(),
      quantity,
      model,
      words,
      role,
    ]),
    ...wires.map(({ quantity, circuit, copper, protection }) => [
      name.toUpperCase(),
      quantity,
      "",
      `${copper} mm²${protection === null ? "" : `, ${protection} A`}`,
      circuit,
    ]),
  ]);
  const csv = writeCsv([["variant", "quantity", "model", "name", "role"], ...rows], { bom: true });
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="parts.csv"',
    },
  });
}
