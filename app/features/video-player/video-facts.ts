import type { absoluteAddress } from "#app/features/breadcrumbs/absolute-address.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import type { Video } from "./video-player.tsx";

type MetaArgs = Parameters<typeof absoluteAddress>[0];

/** What search engines want to know of a video. */
export function videoFacts(args: MetaArgs, video: Video) {
  const root = args.matches.find((match) => match?.id === "root")?.loaderData as
    | { siteUrl: string; fileHost: string }
    | undefined;
  const site = root?.siteUrl ?? "";
  const fromSite = (path: string) => (path.startsWith("/") ? site + path : path);
  const poster = video.poster && `${site}/media/${video.poster.hash}-${video.poster.widths.at(-1)}.webp`;
  return {
    name: video.title,
    description: video.description,
    thumbnailUrl: poster ?? `${site}/og.png`,
    contentUrl: fromSite(fileUrl(video.mp4, root?.fileHost ?? "")),
    uploaded: video.date,
    seconds: video.seconds,
  };
}
