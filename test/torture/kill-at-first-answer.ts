import { expect } from 'vitest';
import type { ServerProcess } from '../support/server-process.ts';

/** Makes all calls at once and kills the server as soon as one of them is answered. Calls that were under way then may fail. */
export async function killAtFirstAnswer(server: ServerProcess, calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  const attempts = calls.map(async (call) => {
    await call();
    server.stop('SIGKILL');
  });
  await Promise.allSettled(attempts);
  expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
}
