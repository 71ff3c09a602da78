import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How much one run may use. */
export interface RunLimits {
  readonly milliseconds: number;
  /** Of JavaScript's heap. */
  readonly megabytes: number;
}

/** So many characters of what the process complains about come into the error. */
const MOST_COMPLAINT = 10_000;
/** The signals with which V8 and the system end a process that runs out of memory. */
const OUT_OF_MEMORY = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL']);

/**
 * Runs a module in a process of its own. The module gets `input` as its first message and no variable of the environment. Returns the first
 * message that it sends; undefined when a limit has ended it. Throws when it ends by itself without an answer. A thread would not do: one that
 * runs out of memory can end the whole process.
 */
export async function runApart<Output>(module: URL, input: object, limits: RunLimits): Promise<Output | undefined> {
  const child = fork(fileURLToPath(module), {
    env: {},
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    complaint = (complaint + more).slice(0, MOST_COMPLAINT);
  });
  const { promise, resolve, reject } = Promise.withResolvers<Output | undefined>();
  const timer = setTimeout(resolve, limits.milliseconds, undefined);
  child.once('message', (answer) => resolve(answer as Output));
  child.once('error', reject);
  const closed = new Promise<void>((resolveClosed) => child.once('close', () => resolveClosed()));
  child.once('close', (code, signal) => {
    if (signal !== null && OUT_OF_MEMORY.has(signal)) resolve(undefined);
    else reject(new Error(`${module.pathname} has ended with ${signal ?? code}: ${complaint}`));
  });
  // An error of sending is not looked at: a process that ends before it has read its input is noticed when it closes.
  child.send(input, () => undefined);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    if (child.pid !== undefined) {
      child.kill('SIGKILL');
      await closed;
    }
  }
}
