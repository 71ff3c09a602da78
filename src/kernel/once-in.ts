/**
 * Asks at most once in so many milliseconds, however often it is called: for that time all get the last answer, be it a failure, and whoever
 * comes during a question waits for its answer. `now` counts milliseconds.
 */
export function onceIn<Answer>(milliseconds: number, ask: () => Promise<Answer>, now: () => number): () => Promise<Answer> {
  let last: Promise<Answer> | undefined;
  let keptUntil = 0;
  return async () => {
    if (!last || now() >= keptUntil) {
      keptUntil = Number.POSITIVE_INFINITY;
      last = ask().finally(() => {
        keptUntil = now() + milliseconds;
      });
    }
    return last;
  };
}
