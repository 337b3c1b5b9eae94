import { useEffect, useState } from "react";
import { marketOfZone } from "./market-of-zone.ts";

/** The visitor's country among these, by the clock of the browser. The page itself is the same for everybody. */
export function useOwnMarket(markets: { market: string }[]): string | undefined {
  const [own, setOwn] = useState<string>();
  const codes = markets.map(({ market }) => market).join(" ");
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    setOwn(marketOfZone(codes.split(" "), timeZone));
  }, [codes]);
  return own;
}
