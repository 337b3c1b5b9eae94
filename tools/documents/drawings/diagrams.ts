import type { Words } from "../words/words.ts";

export type LineKind = keyof Words["lines"];
export type Node = {
  label: keyof Words["nodes"];
  at: [column: number, row: number];
  span?: [number, number];
  own?: true;
  extra?: string;
};
export type Wire = [from: string, to: string, kind: LineKind];
export type Diagram = { nodes: Record<string, Node>; wires: Wire[] };

const solar: Record<string, Node> = {
  pv: { label: "pv", at: [0, 0] },
  dc: { label: "pvSwitch", at: [1, 0] },
};
const store: Record<string, Node> = {
  bat: { label: "battery", at: [0, 2] },
  cb: { label: "batteryBreaker", at: [1, 2] },
};

const ridge: Diagram = {
  nodes: {
    ...solar,
    ...store,
    inv: { label: "inverter", at: [2, 0], span: [1, 3], own: true },
    sw: { label: "changeover", at: [3, 0] },
    gen: { label: "generator", at: [3, 1] },
    main: { label: "mainBoard", at: [4, 0] },
    grid: { label: "grid", at: [5, 0] },
    meter: { label: "meter", at: [4, 1] },
    back: { label: "backupBoard", at: [3, 2] },
    loads: { label: "loads", at: [4, 2] },
    earth: { label: "earthBar", at: [1, 3] },
    stick: { label: "stick", at: [2, 3] },
  },
  wires: [
    ["pv.r", "dc.l", "pv"],
    ["dc.r", "inv.l:0.125", "pv"],
    ["bat.r", "cb.l", "battery"],
    ["cb.r", "inv.l:0.875", "battery"],
    ["bat.b", "earth.l", "earth"],
    ["inv.r:0.125", "sw.l", "ac"],
    ["sw.r", "main.l", "ac"],
    ["main.r", "grid.l", "ac"],
    ["gen.t", "sw.b", "ac"],
    ["inv.r:0.5", "gen.l", "data"],
    ["meter.t", "main.b", "ac"],
    ["meter.b:0.2", "inv.r:0.66", "data"],
    ["inv.r:0.875", "back.l", "backup"],
    ["back.r", "loads.l", "backup"],
    ["inv.b:0.2", "earth.r", "earth"],
    ["inv.b:0.6", "stick.t:0.6", "data"],
  ],
};

const summit: Diagram = {
  nodes: {
    ...solar,
    ...store,
    inv: { label: "inverter", at: [2, 0], span: [1, 3], own: true },
    ac: { label: "export", at: [3, 0] },
    main: { label: "mainBoard", at: [4, 0] },
    grid: { label: "grid", at: [5, 0] },
    meter: { label: "meter", at: [4, 1] },
    back: { label: "backupBoard", at: [3, 2] },
    loads: { label: "loads", at: [4, 2] },
    earth: { label: "earthBar", at: [1, 3] },
    stick: { label: "stick", at: [2, 3] },
  },
  wires: [
    ["pv.r", "dc.l", "pv"],
    ["dc.r", "inv.l:0.125", "pv"],
    ["bat.r", "cb.l", "battery"],
    ["cb.r", "inv.l:0.875", "battery"],
    ["bat.b", "earth.l", "earth"],
    ["bat.t", "inv.l:0.5", "data"],
    ["inv.r:0.125", "ac.l", "ac"],
    ["ac.r", "main.l", "ac"],
    ["main.r", "grid.l", "ac"],
    ["meter.t", "main.b", "ac"],
    ["inv.r:0.5", "meter.l", "data"],
    ["inv.r:0.875", "back.l", "backup"],
    ["back.r", "loads.l", "backup"],
    ["inv.b:0.2", "earth.r", "earth"],
    ["inv.b:0.6", "stick.t:0.6", "data"],
  ],
};

const outpost: Diagram = {
  nodes: {
    ...solar,
    ...store,
    inv: { label: "inverter", at: [2, 0], span: [1, 3], own: true },
    sw: { label: "changeover", at: [3, 0] },
    grid: { label: "grid", at: [4, 0] },
    gen: { label: "generator", at: [4, 1] },
    back: { label: "mainBoard", at: [3, 2] },
    loads: { label: "loads", at: [4, 2] },
    earth: { label: "earthBar", at: [1, 3] },
    stick: { label: "stick", at: [2, 3] },
  },
  wires: [
    ["pv.r", "dc.l", "pv"],
    ["dc.r", "inv.l:0.125", "pv"],
    ["bat.r", "cb.l", "battery"],
    ["cb.r", "inv.l:0.875", "battery"],
    ["bat.t", "inv.l:0.5", "data"],
    ["inv.r:0.125", "sw.l", "ac"],
    ["sw.r", "grid.l", "ac"],
    ["gen.l", "sw.b", "ac"],
    ["inv.r:0.6", "gen.l:0.8", "data"],
    ["inv.r:0.875", "back.l", "backup"],
    ["back.r", "loads.l", "backup"],
    ["inv.b:0.2", "earth.r", "earth"],
    ["bat.b", "earth.l", "earth"],
    ["inv.b:0.6", "stick.t:0.6", "data"],
  ],
};

const meridian: Diagram = {
  nodes: {
    pv: { label: "pv", at: [0, 0] },
    dc: { label: "pvSwitch", at: [1, 0] },
    inv: { label: "inverter", at: [2, 0], span: [1, 2], own: true },
    ac: { label: "export", at: [3, 0] },
    main: { label: "mainBoard", at: [4, 0] },
    grid: { label: "grid", at: [5, 0] },
    alm: { label: "almanac", at: [3, 1] },
    meter: { label: "meter", at: [4, 1] },
    earth: { label: "earthBar", at: [1, 2] },
    stick: { label: "stick", at: [2, 2] },
  },
  wires: [
    ["pv.r", "dc.l", "pv"],
    ["dc.r", "inv.l:0.2", "pv"],
    ["inv.r:0.2", "ac.l", "ac"],
    ["ac.r", "main.l", "ac"],
    ["main.r", "grid.l", "ac"],
    ["meter.t", "main.b", "ac"],
    ["alm.r", "meter.l", "data"],
    ["inv.r:0.8", "alm.l", "data"],
    ["inv.b:0.2", "earth.r", "earth"],
    ["inv.b:0.6", "stick.t:0.6", "data"],
    ["dc.b", "earth.t", "earth"],
  ],
};

const cairn: Diagram = {
  nodes: {
    b1: { label: "battery", at: [0, 0], own: true, extra: "1" },
    b2: { label: "battery", at: [0, 1], own: true, extra: "2" },
    b3: { label: "battery", at: [0, 2], own: true, extra: "3" },
    bus: { label: "busbar", at: [2, 0], span: [1, 3] },
    cb: { label: "batteryBreaker", at: [3, 1] },
    inv: { label: "inverter", at: [4, 0], span: [1, 3] },
    earth: { label: "earthBar", at: [2, 3] },
  },
  wires: [
    ["b1.r:0.3", "bus.l:0.08", "battery"],
    ["b2.r:0.3", "bus.l:0.46", "battery"],
    ["b3.r:0.3", "bus.l:0.85", "battery"],
    ["bus.r", "cb.l", "battery"],
    ["cb.r", "inv.l", "battery"],
    ["b1.b:0.3", "b2.t:0.3", "data"],
    ["b2.b:0.3", "b3.t:0.3", "data"],
    ["b1.r:0.8", "inv.l:0.15", "data"],
    ["b3.b", "earth.l", "earth"],
    ["inv.b", "earth.r", "earth"],
  ],
};

const strata: Diagram = {
  nodes: {
    c: { label: "control", at: [0, 0], own: true },
    m1: { label: "moduleN", at: [0, 1], own: true, extra: "1" },
    m2: { label: "moduleN", at: [0, 2], own: true, extra: "2 … 5" },
    base: { label: "base", at: [0, 3], own: true },
    cb: { label: "batteryBreaker", at: [2, 0] },
    inv: { label: "inverter", at: [3, 0], span: [1, 2] },
    earth: { label: "earthBar", at: [2, 3] },
  },
  wires: [
    ["c.b:0.3", "m1.t:0.3", "battery"],
    ["m1.b:0.3", "m2.t:0.3", "battery"],
    ["m2.b:0.3", "base.t:0.3", "battery"],
    ["c.b:0.7", "m1.t:0.7", "data"],
    ["m1.b:0.7", "m2.t:0.7", "data"],
    ["c.r:0.3", "cb.l:0.3", "battery"],
    ["cb.r:0.3", "inv.l:0.12", "battery"],
    ["c.r:0.8", "inv.l:0.8", "data"],
    ["base.r", "earth.l", "earth"],
    ["inv.b", "earth.r", "earth"],
  ],
};

const basalt: Diagram = {
  nodes: {
    u1: { label: "rackUnit", at: [0, 0], own: true, extra: "1" },
    u2: { label: "rackUnit", at: [0, 1], own: true, extra: "2" },
    u3: { label: "rackUnit", at: [0, 2], own: true, extra: "n" },
    bus: { label: "busbar", at: [2, 0], span: [1, 3] },
    cb: { label: "batteryBreaker", at: [3, 1] },
    inv: { label: "inverter", at: [4, 0], span: [1, 3] },
    earth: { label: "earthBar", at: [2, 3] },
  },
  wires: [
    ["u1.r:0.3", "bus.l:0.08", "battery"],
    ["u2.r:0.3", "bus.l:0.46", "battery"],
    ["u3.r:0.3", "bus.l:0.85", "battery"],
    ["bus.r", "cb.l", "battery"],
    ["cb.r", "inv.l", "battery"],
    ["u1.b:0.3", "u2.t:0.3", "data"],
    ["u2.b:0.3", "u3.t:0.3", "data"],
    ["u1.r:0.8", "inv.l:0.15", "data"],
    ["u3.b", "earth.l", "earth"],
    ["inv.b", "earth.r", "earth"],
  ],
};

const hearth: Diagram = {
  nodes: {
    pv: { label: "pv", at: [0, 0] },
    dc: { label: "pvSwitch", at: [1, 0] },
    inv: { label: "tower", at: [2, 0], span: [1, 3], own: true },
    ac: { label: "export", at: [3, 0] },
    main: { label: "mainBoard", at: [4, 0] },
    grid: { label: "grid", at: [5, 0] },
    meter: { label: "meter", at: [4, 1] },
    back: { label: "backupBoard", at: [3, 2] },
    loads: { label: "loads", at: [4, 2] },
    earth: { label: "earthBar", at: [1, 2] },
    stick: { label: "stick", at: [1, 1] },
  },
  wires: [
    ["pv.r", "dc.l", "pv"],
    ["dc.r", "inv.l:0.125", "pv"],
    ["inv.r:0.125", "ac.l", "ac"],
    ["ac.r", "main.l", "ac"],
    ["main.r", "grid.l", "ac"],
    ["meter.t", "main.b", "ac"],
    ["inv.r:0.5", "meter.l", "data"],
    ["inv.r:0.875", "back.l", "backup"],
    ["back.r", "loads.l", "backup"],
    ["inv.l:0.875", "earth.r", "earth"],
    ["inv.l:0.5", "stick.r", "data"],
  ],
};

const quarry: Diagram = {
  nodes: {
    grid: { label: "transformer", at: [0, 0] },
    main: { label: "mainBoard", at: [1, 0] },
    meter: { label: "meter", at: [1, 1] },
    loads: { label: "loads", at: [0, 1] },
    ac: { label: "export", at: [2, 0] },
    cab: { label: "cabinet", at: [3, 0], span: [1, 3], own: true },
    alm: { label: "almanac", at: [2, 1] },
    fire: { label: "fireAlarm", at: [4, 1] },
    router: { label: "router", at: [1, 2] },
    earth: { label: "earthBar", at: [4, 2] },
  },
  wires: [
    ["grid.r", "main.l", "ac"],
    ["main.r", "ac.l", "ac"],
    ["ac.r", "cab.l:0.125", "ac"],
    ["loads.r", "main.b:0.2", "ac"],
    ["meter.t:0.7", "main.b:0.7", "ac"],
    ["meter.r", "alm.l", "data"],
    ["alm.r", "cab.l:0.5", "data"],
    ["router.r", "alm.b", "data"],
    ["cab.r:0.5", "fire.l", "data"],
    ["cab.r:0.875", "earth.l", "earth"],
  ],
};

const beacon: Diagram = {
  nodes: {
    inv: { label: "inverter", at: [0, 0], span: [1, 2] },
    stick: { label: "stick", at: [1, 0], own: true },
    router: { label: "router", at: [2, 0] },
    server: { label: "server", at: [3, 0] },
    phone: { label: "phone", at: [4, 0] },
    meter: { label: "meter", at: [1, 1], own: true },
    main: { label: "mainBoard", at: [2, 1] },
    grid: { label: "grid", at: [3, 1] },
  },
  wires: [
    ["inv.r:0.2", "stick.l", "data"],
    ["stick.r", "router.l", "data"],
    ["router.r", "server.l", "data"],
    ["server.r", "phone.l", "data"],
    ["inv.r:0.8", "meter.l", "data"],
    ["meter.r", "main.l", "ac"],
    ["main.r", "grid.l", "ac"],
  ],
};

const almanac: Diagram = {
  nodes: {
    inv: { label: "inverters", at: [0, 0], extra: "1 … 20" },
    cab: { label: "cabinets", at: [0, 1], extra: "1 … 10" },
    meter: { label: "meter", at: [0, 2] },
    alm: { label: "almanac", at: [2, 0], span: [1, 3], own: true },
    router: { label: "router", at: [4, 0] },
    con: { label: "contacts", at: [4, 1] },
    gen: { label: "generator", at: [4, 2] },
  },
  wires: [
    ["inv.r", "alm.l:0.125", "data"],
    ["cab.r", "alm.l:0.5", "data"],
    ["meter.r", "alm.l:0.875", "data"],
    ["alm.r:0.125", "router.l", "data"],
    ["alm.r:0.5", "con.l", "data"],
    ["alm.r:0.875", "gen.l", "data"],
  ],
};

const tether: Diagram = {
  nodes: {
    grid: { label: "grid", at: [0, 0] },
    main: { label: "mainBoard", at: [1, 0] },
    rcd: { label: "rcd", at: [2, 0] },
    box: { label: "charger", at: [3, 0], span: [1, 2], own: true },
    car: { label: "car", at: [4, 0] },
    meter: { label: "meter", at: [1, 1] },
    inv: { label: "inverter", at: [2, 1] },
    back: { label: "backEnd", at: [4, 1] },
    earth: { label: "earthBar", at: [3, 2] },
  },
  wires: [
    ["grid.r", "main.l", "ac"],
    ["main.r", "rcd.l", "ac"],
    ["rcd.r", "box.l:0.2", "ac"],
    ["box.r:0.2", "car.l", "ac"],
    ["meter.t", "main.b", "ac"],
    ["meter.r", "inv.l", "data"],
    ["inv.r", "box.l:0.8", "data"],
    ["box.r:0.8", "back.l", "data"],
    ["box.b", "earth.t", "earth"],
  ],
};

export const diagrams: Record<string, Diagram> = {
  ridge,
  summit,
  outpost,
  meridian,
  cairn,
  strata,
  basalt,
  hearth,
  quarry,
  beacon,
  almanac,
  tether,
};
