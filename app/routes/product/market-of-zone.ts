type WithZones = { getTimeZones?: () => string[] | undefined };

/** The country in which clocks run by this time zone, if it is among these. Browsers know the zones of every country. */
export function marketOfZone(codes: string[], timeZone: string): string | undefined {
  const countries = codes.filter((code) => /^[A-Z]{2}$/.test(code));
  return countries.find((region) => {
    const place: WithZones = new Intl.Locale("und", { region });
    return place.getTimeZones?.()?.includes(timeZone);
  });
}
