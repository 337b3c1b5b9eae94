// The sample content has events and webinars of 2026 and 2027. Loaded before the site, this lets it live in between,
// whenever the tests run: its clock begins on this day, and goes on.
const offset = Date.parse("2026-11-16T09:00:00Z") - Date.now();
const now = () => RealDate.now() + offset;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length ? given : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
