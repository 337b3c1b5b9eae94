import type { Data } from "#api/client.ts";
import { ArticleCard } from "#app/features/article-card/article-card.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";

export function RelatedPosts({ posts }: { posts: Data<"about/getBlogByParam">["related"] }) {
  const t = useTranslations("journal");
  if (posts.length === 0) return null;
  return (
    <Section labelledBy="related-posts">
      <SectionHeading
        id="related-posts"
        title={t("article.related")}
        action={
          <Link to="/about/blogs" look="arrow">
            {t("blogs.all")}
          </Link>
        }
      />
      <CardGrid>
        {posts.map((post) => (
          <ArticleCard key={post.id} article={post} to={`/about/blogs/${post.id}`} heading="h3" />
        ))}
      </CardGrid>
    </Section>
  );
}
