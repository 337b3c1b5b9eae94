import { Catalogue } from "../../components/catalogue.jsx";
import { page } from "../../components/page.js";

export const dynamic = "force-static";

export default function StaticPage() {
  return <Catalogue page={page} />;
}
