import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSiteNavigate } from "#app/shell/navigation/use-site-navigate.ts";
import { brochuresOf, type DownloadsQuery, downloadsPath, isOnlyBrochures } from "./downloads-query.ts";

/**
 * Who arrives at `/downloads#Brochure` has chosen brochures, beside what the address says already. Without script the
 * section of that name is there too.
 */
export function useBrochureHash(query: DownloadsQuery) {
  const { hash } = useLocation();
  const navigate = useSiteNavigate();
  const path = downloadsPath(brochuresOf(query));
  const isMeant = hash === "#Brochure" && !isOnlyBrochures(query);
  useEffect(() => {
    if (!isMeant) return;
    navigate(`${path}#Brochure`, { replace: true, viewTransition: false });
  }, [isMeant, path, navigate]);
}
