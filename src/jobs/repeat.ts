/**
 * Runs `job` again and again, `seconds` after it last ended, until the returned function is called; that one resolves once a run
 * under way has ended. Failures go to `onError`, and the job goes on.
 */
export function repeat(job: () => Promise<unknown>, seconds: number, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isStopped = false;

  function schedule(): void {
    timer = setTimeout(() => {
      running = job()
        .catch(onError)
        .then(() => {
          if (!isStopped) schedule();
        });
    }, seconds * 1000);
  }

  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
