import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { untilListening } from '../../test/support/until-listening.ts';
import type { BarePlan } from './bare-server.ts';

/** Starts what the shop is measured against, in a process of its own. */
export async function startBare(plan: Omit<BarePlan, 'port'>): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], { stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.end(JSON.stringify({ port, ...plan } satisfies BarePlan));
  await untilListening(port, child);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
