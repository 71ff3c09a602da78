import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What one run may take. */
export interface RunLimits {
  readonly milliseconds: number;
  /** Of the heap of JavaScript. */
  readonly megabytes: number;
}

const MOST_WORDS = 10_000;
/** The signals by which V8 and the system end a process that runs out of memory. */
const OUT_OF_MEMORY = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL']);

/**
 * Runs a module in a process of its own, which gets `input` as its first message, and returns the first message that it sends; undefined
 * when a limit ended it. Throws when it ends by itself without an answer. It sees no variable of the environment. A thread would not do:
 * one that reaches the limit of its memory can take the whole process with it.
 */
export async function runApart<Output>(module: URL, input: object, limits: RunLimits): Promise<Output | undefined> {
  const child = fork(fileURLToPath(module), {
    env: {},
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    words = (words + more).slice(0, MOST_WORDS);
  });
  const { promise, resolve, reject } = Promise.withResolvers<Output | undefined>();
  const timer = setTimeout(resolve, limits.milliseconds, undefined);
  child.once('message', (answer) => resolve(answer as Output));
  child.once('error', reject);
  const ended = new Promise<void>((end) => child.once('close', () => end()));
  child.once('close', (code, signal) => {
    if (signal !== null && OUT_OF_MEMORY.has(signal)) resolve(undefined);
    else reject(new Error(`${module.pathname} has ended with ${signal ?? code}: ${words}`));
  });
  // What ends before it has read its input says so by its end.
  child.send(input, () => undefined);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    if (child.pid !== undefined) {
      child.kill('SIGKILL');
      await ended;
    }
  }
}
