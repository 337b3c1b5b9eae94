import { pageDataId } from "./page-data-id.ts";
import { writeData } from "./write-data.ts";

/** Nothing runs in it, so the policy of the page need not know it; and nothing in it can end it or begin a comment. */
export function dataElement(data: Record<string, unknown>): (string | Buffer)[] {
  return [`<script type="application/json" id="${pageDataId}">`, ...writeData(data), "</script>"];
}
