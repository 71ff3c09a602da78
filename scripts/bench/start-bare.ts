import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import type { BarePlan } from './bare-server.ts';

/** Starts what the shop is measured against, in a process of its own. */
export async function startBare(plan: Omit<BarePlan, 'port'>): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ port, ...plan } satisfies BarePlan));
  // It prints a line when it listens.
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The bare server ended with ${code}`)));
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
