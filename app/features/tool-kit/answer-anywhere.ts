import { keptToolData, type ToolData } from "./tool-data.ts";

/** Asks the server; where nobody answers, the sums are done here from what was kept. */
export async function answerAnywhere<Answer>(
  request: Request,
  serverLoader: () => Promise<Answer>,
  answerHere: (form: URLSearchParams, data: ToolData) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await serverLoader();
  } catch (error) {
    const { pathname, searchParams } = new URL(request.url);
    const data = error instanceof TypeError ? await keptToolData(pathname) : undefined;
    if (!data) throw error;
    return answerHere(searchParams, data);
  }
}
