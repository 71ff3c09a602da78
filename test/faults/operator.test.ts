import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { startServer } from '../support/server-process.ts';
import { sendOrder } from '../support/writers.ts';

/** Runs a command of the operator as a process of its own. */
async function operate(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['src/operator.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, log] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (log += chunk));
  const [exitCode] = await once(child, 'close');
  return { output, log, exitCode };
}

test("an operator's command runs beside the shop and without it, and the log names the operator", async () => {
  const database = await emptyDatabase('pglite');
  const env: Record<string, string> = { ...database.env, RATE_LIMITS: 'off', OPERATOR_NAME: 'Indra' };
  const shop = await startServer(env);
  expect((await sendOrder(shop.url)).status).toBe(201);
  const whole = { output: expect.stringMatching(/^The ledger is whole\.\nLooked at \d+ lines/), exitCode: 0 };
  expect(await operate(env, 'verify-ledger')).toMatchObject({ ...whole, log: '' });
  const named = /"operator":"Indra","command":"verify-ledger"/;
  expect(shop.output()).toMatch(named);
  expect((await shop.stop()).code).toBe(0);
  expect(existsSync(join(env.DATA_DIR ?? '', 'operator.sock'))).toBe(false);
  expect(await operate(env, 'verify-ledger')).toMatchObject({ ...whole, log: expect.stringMatching(named) });
  await database.drop();
});
