import './config/oldest-node.ts';
// Imported as a whole: an older Node lacks some of its functions, and would refuse their names before it says which Node is needed.
import nodeModule from 'node:module';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ConfigError } from '#kernel/config-error.ts';
import type { Shop } from './compose.ts';
import { firstWords } from './config/first-words.ts';
import type { Config } from './config/read-config.ts';

/** After so long a stop cuts the connections that are still open. */
const DRAIN_MILLISECONDS = 8000;
/** After so long a stop gives up. */
const GIVE_UP_MILLISECONDS = 10_000;
/** How often the server looks whether it is quiet. */
const QUIET_CHECK_MILLISECONDS = 5000;
/** A server that is at work for less than this part of the time is quiet. */
const QUIET_UTILIZATION = 0.1;

// Compiled code is kept beside the build, so that the next start need not compile every file again: those that are imported after this line,
// and so most of them. Where the folder cannot be written, each start compiles again.
nodeModule.enableCompileCache(fileURLToPath(new URL('../dist/.compile-cache', import.meta.url)));

let shop: Shop | undefined;
let stopping: Promise<void> | undefined;
// npm repeats a signal that the whole process group got. The repetition must not end the process in the middle of its stop. In a container the
// shop is the first process, which gets no signal that it does not listen for: so it listens from the beginning.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop(shop)));

const { readConfig } = await import('./config/read-config.ts');
const config = readOrExit();
const { composeShop, refuseUnusable } = await import('./compose.ts');
await refuseUnusable(config).catch(exitWith);
const starting = await composeShop(config).catch(exitWith);
await starting.start().catch(exitWith);
shop = starting;
nodeModule.flushCompileCache();
returnMemoryWhenQuiet();
process.stdout.write(welcome(config));

function readOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return exitWith(error);
    throw error;
  }
}

/** Says why the shop does not start, in a line for each reason. */
function exitWith(error: unknown): never {
  const reasons = error instanceof Error ? error.message : String(error);
  for (const reason of reasons.split('\n')) process.stderr.write(firstWords('fatal', `The shop does not start: ${reason}`));
  process.exit(1);
}

/**
 * Collects garbage once after the start: without this, an idle server would keep a quarter more memory for good. Collecting stops the server
 * for a fifth of a second, so it waits for a quiet time. From then on V8 collects when garbage is half as much as what is in use. By itself
 * it waits until garbage is three times as much, and an export of all orders would keep 150 MiB that it needs only once.
 */
function returnMemoryWhenQuiet(): void {
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > QUIET_UTILIZATION) return;
    clearInterval(timer);
    setFlagsFromString('--heap-growing-percent=50');
    // The flag gives the function `gc` to contexts that are made after it.
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (options: { type: string; execution: string; flavor: string }) => void;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, QUIET_CHECK_MILLISECONDS).unref();
}

/**
 * Serves what was sent before the signal, waits for running requests, closes connections that do not end, then closes the database. A shop that
 * has not started ends at once.
 */
async function stop(running: Shop | undefined): Promise<void> {
  if (!running) process.exit(0);
  setTimeout(() => running.app.server.closeAllConnections(), DRAIN_MILLISECONDS).unref();
  setTimeout(() => process.exit(1), GIVE_UP_MILLISECONDS).unref();
  await running.drain();
  await running.close();
  process.exit(0);
}

function welcome({ publicUrl, isSandbox }: Config): string {
  const open = `The shop is open: ${publicUrl}`;
  if (!isSandbox) return firstWords('info', open);
  return [
    '',
    open,
    'Sandbox mode: no money moves.',
    `  Pay with play money   ${publicUrl}/ptest22`,
    `  Mail that was sent    ${publicUrl}/pdebug22`,
    `  API for partners      ${publicUrl}/docs`,
    '',
    '',
  ].join('\n');
}
