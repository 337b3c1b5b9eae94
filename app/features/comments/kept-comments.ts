import type { OwnComment } from "./pending-comments.ts";

const storeName = (blogId: string) => `comments:${blogId}`;

export function readComments(blogId: string): OwnComment[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storeName(blogId)) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function keepComments(blogId: string, comments: OwnComment[]): OwnComment[] {
  try {
    sessionStorage.setItem(storeName(blogId), JSON.stringify(comments));
  } catch {
    // They are shown until the page is left, then.
  }
  return comments;
}
