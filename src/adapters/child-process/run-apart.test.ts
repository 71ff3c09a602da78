import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runApart } from './run-apart.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-apart-'));
afterAll(() => rmSync(folder, { recursive: true }));
const LIMITS = { milliseconds: 60_000, megabytes: 64 };

function run(code: string, limits = LIMITS) {
  const file = join(folder, 'module.mjs');
  writeFileSync(file, `process.once('message', (input) => { ${code} });`);
  return runApart(pathToFileURL(file), { bytes: new Uint8Array([1, 2]) }, limits);
}

test('a run answers with what it was given, and knows nothing of the environment', async () => {
  const answer = await run(
    'process.send({ ...input, secrets: Object.keys(process.env).filter((name) => /SECRET|PATH/.test(name)) })',
  );
  expect(answer).toEqual({ bytes: new Uint8Array([1, 2]), secrets: [] });
});

test('a run that takes longer than its limit is ended', async () => {
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  expect(await run('for (;;);', { ...LIMITS, milliseconds: 1 })).toBeUndefined();
  // The handle of a process goes a moment after the process.
  await expect.poll(processes).toBe(0);
});

test('a run that takes more memory than its limit is ended', async () => {
  expect(await run('const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length));')).toBeUndefined();
});

test('a run that fails or ends without an answer throws, with what it has written', async () => {
  await expect(run('throw new TypeError("Broken")')).rejects.toThrow(/ended with 1:[\s\S]*TypeError: Broken/);
  await expect(run('process.exit(3)')).rejects.toThrow('ended with 3');
});
