/** Does something several times at once. */
export function atOnce<Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)));
}

/** Does something several times, each time after the time before. */
export async function inTurn<Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await work(index));
  return results;
}
