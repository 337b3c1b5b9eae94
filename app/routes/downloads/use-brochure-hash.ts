import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSiteNavigate } from "#app/shell/navigation/use-navigate.ts";
import { brochuresOf, type DownloadsQuery, downloadsPath, isOnlyBrochures } from "./downloads-query.ts";

/** The router's name for the place a visit begins at. */
const firstPage = "default";

/**
 * Who arrives at `/downloads#Brochure` has chosen brochures, beside what the address says already. Without script the
 * section of that name is there too. Answers whether the list is that section: for who comes by a link it is from the
 * beginning, so that the page does not jump twice.
 */
export function useBrochureHash(query: DownloadsQuery): boolean {
  const { hash, key } = useLocation();
  const navigate = useSiteNavigate();
  const path = downloadsPath(brochuresOf(query));
  const isMeant = hash === "#Brochure" && !isOnlyBrochures(query);
  useEffect(() => {
    if (!isMeant) return;
    navigate(`${path}#Brochure`, { replace: true, viewTransition: false });
  }, [isMeant, path, navigate]);
  return isOnlyBrochures(query) || (isMeant && key !== firstPage);
}
