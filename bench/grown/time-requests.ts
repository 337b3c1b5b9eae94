/** Milliseconds of each request in turn, after a few that do not count. */
export async function timeRequests(url: string, paths: string[]): Promise<number[]> {
  for (const path of paths.slice(0, 5)) await timeRequest(`${url}${path}`);
  const times: number[] = [];
  for (const path of paths) times.push(await timeRequest(`${url}${path}`));
  return times;
}

async function timeRequest(url: string) {
  const begun = performance.now();
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begun;
}
