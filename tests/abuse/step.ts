export type Step = (options: { runs: number; seed: number; say(line: string): void }) => Promise<void>;
