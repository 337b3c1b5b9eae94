import { type CalculatorData, savedCalculatorData } from "./calculator-data.ts";

/** Asks the server; where nobody answers, the sums are done here from what was kept. */
export async function answerAnywhere<Answer>(
  request: Request,
  serverLoader: () => Promise<Answer>,
  answerHere: (form: URLSearchParams, data: CalculatorData) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await serverLoader();
  } catch (error) {
    const { pathname, searchParams } = new URL(request.url);
    const data = error instanceof TypeError ? await savedCalculatorData(pathname) : undefined;
    if (!data) throw error;
    return answerHere(searchParams, data);
  }
}
