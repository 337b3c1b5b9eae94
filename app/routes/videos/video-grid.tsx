import { VideoCard } from "#app/features/video-player/video-card.tsx";
import type { Video } from "#app/features/video-player/video-player.tsx";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";

/** All videos of a list; the one in the player says so. */
export function VideoGrid({ videos, playing }: { videos: Video[]; playing: string | undefined }) {
  return (
    <CardGrid>
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} current={video.id === playing} heading="h2" />
      ))}
    </CardGrid>
  );
}
