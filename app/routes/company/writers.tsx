import type { Data } from "#api/client.ts";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./writers.module.css";

type Blog = Data<"about/getBlogListByParam">["list"][number];

/** Who writes the articles: each by name and field, with the newest article. */
export function Writers({ blogs }: { blogs: Blog[] }) {
  const t = useTranslations("journal.company");
  if (blogs.length === 0) return null;
  const writers = [...Map.groupBy(blogs, ({ author }) => author)];
  return (
    <Section labelledBy="writers">
      <SectionHeading
        id="writers"
        title={t("writers")}
        action={
          <Link to="/about/blogs" look="arrow">
            {t("allArticles")}
          </Link>
        }
      />
      <CardGrid columns={4}>
        {writers.map(([author, [newest, ...others]]) => (
          <div key={author} className={styles.writer}>
            <h3>{author}</h3>
            <p>{fieldsOf([newest, ...others])}</p>
            {newest && (
              <p lang={newest.language}>
                <Link to={`/about/blogs/${newest.id}`}>{newest.title}</Link>
              </p>
            )}
          </div>
        ))}
      </CardGrid>
    </Section>
  );
}

function fieldsOf(blogs: (Blog | undefined)[]) {
  return [...new Set(blogs.flatMap((blog) => blog?.categoryName ?? []))].join(", ");
}
