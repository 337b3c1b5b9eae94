import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { openTestApi } from "#tests/support/test-api.ts";

const patience = 3000;

test("while tables are locked, every call is refused with 503 within three seconds, and every failure is caught", async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const api = await openTestApi();
  const { db, close } = openDatabase(api.config);
  onTestFinished(async () => {
    await close();
    await api.close();
  });
  api.services.db = db;
  const ask = async (edition: string) => {
    const started = performance.now();
    const { status } = await api.request(`homePage/getSeoData?languageCode=${edition}`);
    return { status, time: performance.now() - started };
  };
  // More than there are connections.
  const editions = ["english", "spanish", "burmese", "nigeria", "australia", "colombia"];
  const askAll = () => Promise.all([...editions, ...editions].map(ask));
  const { time: usual } = await ask("english");
  const locker = await api.pool.connect();
  await locker.query("begin; lock table series, webinars in access exclusive mode");

  const answers = await askAll();
  await locker.query("rollback");
  locker.release();

  const isRight = ({ status, time }: (typeof answers)[number]) => status === 503 && time < patience + usual;
  expect(answers.filter((answer) => !isRight(answer))).toEqual([]);
  expect(uncaught).toEqual([]);
  expect(await ask("english")).toMatchObject({ status: 200 });
});
