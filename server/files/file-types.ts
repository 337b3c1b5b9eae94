import { extname } from "node:path";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".csv": "text/csv; charset=utf-8",
  ".jpg": "image/jpeg",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".zip": "application/zip",
};

export function fileType(path: string) {
  return types[extname(path).toLowerCase()] ?? "application/octet-stream";
}
