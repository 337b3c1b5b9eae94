export function makerHash(contentDirectory: string): string;
