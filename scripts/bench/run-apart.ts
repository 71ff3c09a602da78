import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Runs a script of this folder in a process of its own, so that a load and what is measured do not share a thread. The script gets its plan
 * as JSON on its standard input. Returns what it prints, and throws when it fails.
 */
export async function runApart(script: string, plan: object): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`${script} failed`);
  return printed;
}
