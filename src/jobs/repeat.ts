/**
 * Runs `job` repeatedly, `seconds` after its last run ended, until the returned function is called; the promise of that function
 * resolves once the present run has ended. Failures go to `onError`, and the job is run again.
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
