import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";

/** Adds comments to the articles, most to the first, and messages of the last two years. */
export async function copyEnquiries(tx: Transaction, missing: { comments: number; messages: number }) {
  await tx.execute(insertComments(missing.comments));
  await tx.execute(insertMessages(missing.messages));
}

/** Half belong to one article; every third replies to the comment before it. */
const insertComments = (count: number): SQL => sql`
  with articles as (select array_agg(id order by date desc) as ids from blogs),
  rows as (
    select n, gen_random_uuid() as id, (n - 1) % 3 = 2 as is_reply,
      case when n / 3 % 2 = 0 then ids[1] else ids[1 + n / 6 % cardinality(ids)] end as blog
    from articles, generate_series(1, ${count}::int) as n
  )
  insert into comments (id, received_at, language, fingerprint, blog_id, parent_id, name, email, content, status)
  select id, now() - n * interval '3 minutes', (array['en', 'es', 'my'])[1 + n % 3], 'bench', blog,
    case when is_reply then lag(id) over (order by n) end, 'Reader ' || n, null,
    'Ours has run for ' || n || ' days on the roof of a school, and the battery lasts until morning.',
    case when n % 20 = 0 then 'pending' else 'approved' end
  from rows`;

const insertMessages = (count: number): SQL => sql`
  insert into messages (id, received_at, language, fingerprint, name, phone, email, product, company, address, country, message)
  select gen_random_uuid(), now() - n * interval '1 minute', (array['en', 'es', 'my'])[1 + n % 3], 'bench',
    'Visitor ' || n, '+34 600 000 000', 'visitor' || n % 400000 || '@example.com', 'hd-r5-1p', 'Company ' || n % 9000,
    'Calle Mayor ' || n % 200, (array['ES', 'MM', 'NG', 'CL'])[1 + n % 4],
    'We would like to know whether the inverter can feed a pump of ' || n % 40 || ' kW at night.'
  from generate_series(1, ${count}::int) as n`;
