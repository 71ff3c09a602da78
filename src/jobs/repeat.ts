/** The pause after a run that left work, in which requests are served. */
const SHORT_PAUSE_MILLISECONDS = 50;

/**
 * Runs `job` again and again, each time `seconds` after its last run has ended, or almost at once when that run returned true because there may
 * be more to do. Failures go to `onError`, and the job is run again. Returns a function that stops this; its promise resolves once the present
 * run has ended.
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
          if (!isStopped) schedule(isMore === true ? SHORT_PAUSE_MILLISECONDS : seconds * 1000);
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
