import { make } from "#app/shell/seo/structured-data.ts";

type Video = {
  name: string;
  description: string;
  thumbnailUrl: string;
  contentUrl: string;
  uploaded: number;
  seconds: number;
};

export function videoObject({ uploaded, seconds, ...facts }: Video) {
  return make("VideoObject", {
    ...facts,
    uploadDate: new Date(uploaded * 1000).toISOString(),
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
  });
}
