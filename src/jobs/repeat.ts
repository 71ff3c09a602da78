/** The pause after a run that left work, so that requests come in between. */
const SHORT_PAUSE = 50;

/**
 * Runs `job` repeatedly, `seconds` after its last run ended, or almost at once when that run returned true because there may be more to
 * do, until the returned function is called; the promise of that function resolves once the present run has ended. Failures go to
 * `onError`, and the job is run again.
 */
export function repeat(job: () => Promise<unknown>, seconds: number, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isStopped = false;

  function schedule(milliseconds: number): void {
    timer = setTimeout(() => {
      running = job()
        .catch(onError)
        .then((isMore) => {
          if (!isStopped) schedule(isMore === true ? SHORT_PAUSE : seconds * 1000);
        });
    }, milliseconds);
  }

  schedule(seconds * 1000);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
