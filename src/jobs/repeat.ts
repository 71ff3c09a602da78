/** The pause after a run that did something, in which requests are served. */
const SHORT_PAUSE_MILLISECONDS = 50;

/**
 * Runs `job` again and again, each time `seconds` after its last run has ended. A job may return how much it did: after any number but 0 it is
 * run again almost at once, because there may be more to do. Failures go to `onError`, and the job is run again. Returns a function that
 * stops this; its promise resolves once the present run has ended.
 */
export function repeat(
  job: () => Promise<number> | Promise<void>,
  seconds: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isStopped = false;

  function schedule(milliseconds: number): void {
    timer = setTimeout(() => {
      const run: Promise<unknown> = job();
      running = run.catch(onError).then((done) => {
        if (!isStopped) schedule(done ? SHORT_PAUSE_MILLISECONDS : seconds * 1000);
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
