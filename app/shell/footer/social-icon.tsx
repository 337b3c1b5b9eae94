import { Drawing } from "../../ui/icon/icon.tsx";

const paths = {
  video: "M3 6.5h18v11H3v-11ZM10.5 9.5v5l4-2.5-4-2.5Z",
  network: "M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5h2V3h-3C12 3 10.5 4.5 10.5 7v2.5H8V13h2.5v8",
  professional: "M5 10v10M5 5v.5M10 20V10M10 14.5c0-3 1.5-4.5 4.5-4.5s4.5 1.5 4.5 4.5V20",
  photo: "M4 4h16v16H4V4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.01",
} as const;

export type SocialPurpose = keyof typeof paths;

export function SocialIcon({ purpose }: { purpose: SocialPurpose }) {
  return <Drawing path={paths[purpose]} />;
}
