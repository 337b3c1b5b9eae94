import { VideoCard } from "#app/features/video-player/video-card.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import type { ShownProduct } from "./shown-product.ts";

export function ProductVideos({ videos }: Pick<ShownProduct, "videos">) {
  const t = useTranslations("catalogue");
  return (
    <Section tall id="videos" labelledBy="videos-title">
      <SectionHeading
        id="videos-title"
        title={t("product.videos")}
        action={
          <Link to="/support/videoList" look="arrow">
            {t("video.all")}
          </Link>
        }
      />
      <CardGrid>
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </CardGrid>
    </Section>
  );
}
