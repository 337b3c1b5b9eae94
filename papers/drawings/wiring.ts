import { escapeHtml, type Html, html, raw } from "../page/html.ts";
import type { Words } from "../words/words.ts";
import { type Diagram, type LineKind, type Node, readDiagram, type Wire } from "./diagrams.ts";

const cell = { pitchX: 114, pitchY: 64, width: 90, height: 42 };

/** The wiring of a series as boxes and lines, with a legend. */
export function drawWiring(name: string, words: Words): Html {
  const diagram = readDiagram(name);
  const kinds = [...new Set(diagram.wires.map(([, , kind]) => kind))];
  const width = Math.max(
    ...Object.values(diagram.nodes).map(
      ({ at: [column], span = [1, 1] }) => (column + span[0] - 1) * cell.pitchX + cell.width,
    ),
  );
  const height = Math.max(
    ...Object.values(diagram.nodes).map(
      ({ at: [, row], span = [1, 1] }) => (row + span[1] - 1) * cell.pitchY + cell.height,
    ),
  );
  return html`<figure class="wiring"><svg class="drawing" viewBox="-2 -2 ${width + 4} ${height + 26}" role="img" aria-label="${words.wiringFigure}">
${raw(diagram.wires.map((wire) => drawWire(diagram, wire)).join(""))}${raw(
  Object.values(diagram.nodes)
    .map((node) => drawNode(node, words))
    .join(""),
)}
${raw(kinds.map((kind, index) => legend(kind, (index * width) / kinds.length, height + 16, words)).join(""))}</svg><figcaption>${words.wiringFigure}</figcaption></figure>`;
}

function boxOf({ at: [column, row], span = [1, 1] }: Node) {
  return {
    x: column * cell.pitchX,
    y: row * cell.pitchY,
    w: (span[0] - 1) * cell.pitchX + cell.width,
    h: (span[1] - 1) * cell.pitchY + cell.height,
  };
}

function drawNode(node: Node, words: Words) {
  const { x, y, w, h } = boxOf(node);
  const text = escapeHtml(words.nodes[node.label]) + (node.extra ? ` ${node.extra}` : "");
  return `<rect class="node${node.own ? " own" : ""}" x="${x}" y="${y}" width="${w}" height="${h}" rx="3"/><foreignObject x="${x + 3}" y="${y}" width="${w - 6}" height="${h}"><div xmlns="http://www.w3.org/1999/xhtml" class="node-text">${text}</div></foreignObject>`;
}

function drawWire({ nodes }: Diagram, [from, to, kind]: Wire) {
  const [a, b] = [endOf(nodes, from), endOf(nodes, to)];
  const sideways = (end: typeof a) => end.side === "l" || end.side === "r";
  let path = `M${a.x} ${a.y}`;
  if (sideways(a) && sideways(b)) path += `H${(a.x + b.x) / 2}V${b.y}H${b.x}`;
  else if (!sideways(a) && !sideways(b)) path += `V${(a.y + b.y) / 2}H${b.x}V${b.y}`;
  else path += sideways(a) ? `H${b.x}V${b.y}` : `V${b.y}H${b.x}`;
  return `<path class="wire ${kind}" d="${path}"/>`;
}

/** `inverter.r:0.25` is a point on the right edge, a quarter of the way down. */
function endOf(nodes: Record<string, Node>, name: string) {
  const [, id = "", side = "r", part = "0.5"] = /^(\w+)\.([lrtb])(?::([\d.]+))?$/.exec(name) ?? [];
  const node = nodes[id];
  if (!node) throw new Error(`The diagram has no box ${id}`);
  const { x, y, w, h } = boxOf(node);
  const along = Number(part);
  if (side === "l" || side === "r") return { side, x: side === "l" ? x : x + w, y: y + h * along };
  return { side, x: x + w * along, y: side === "t" ? y : y + h };
}

function legend(kind: LineKind, x: number, y: number, words: Words) {
  return `<path class="wire ${kind}" d="M${x} ${y}h22"/><text x="${x + 27}" y="${y + 3}">${escapeHtml(words.lines[kind])}</text>`;
}
