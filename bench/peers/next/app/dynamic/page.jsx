import { Catalogue } from "../../components/catalogue.jsx";
import { page } from "../../components/page.js";

export const dynamic = "force-dynamic";

export default function DynamicPage() {
  return <Catalogue page={page} />;
}
