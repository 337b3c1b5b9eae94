import { z } from "zod";
import { instant, line, paragraph } from "../fields.ts";

const comment = z.strictObject({
  id: z.uuid(),
  date: instant,
  language: z.enum(["en", "es", "my"]),
  name: line,
  text: paragraph,
});

/** content/comments/<blog>.yaml: comments that belong to the content, such as those of a sample; visitors' are not in it. */
export const comments = {
  data: z.strictObject({
    threads: z.array(comment.extend({ replies: z.array(comment).optional() })).min(1),
  }),
};
