const paths = {
  down: "M5 9l7 7 7-7",
  next: "M9 5l7 7-7 7",
  up: "M12 20V4M5 11l7-7 7 7",
  close: "M5 5l14 14M19 5 5 19",
  menu: "M3 7h18M3 12h18M3 17h18",
  filter: "M4 6h16M7 12h10M10 18h4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  social: "M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5h2V3h-3C12 3 10.5 4.5 10.5 7v2.5H8V13h2.5v8",
};

export function Icon({ name }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
