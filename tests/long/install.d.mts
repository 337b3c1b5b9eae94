/** Brings the folder to what its lock file says, if it is not. */
export function installLongTools(): Promise<void>;
/** The exports of one of these packages, or of a file in it. */
export function importLongTool(name: string): Promise<Record<string, unknown>>;
