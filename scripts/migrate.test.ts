import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.each([
  ['migrate', { DATABASE_URL: 'postgres://127.0.0.1:1/shop' }, 'DATABASE_URL leads to no database (ECONNREFUSED)'],
  ['reset', { DATABASE_POOL: '3' }, 'DATABASE_POOL must be from 4 to 200'],
])('%s says in a line why it was not carried out: %j', async (script, settings, reason) => {
  const env = { PATH: process.env.PATH, ...settings };
  const run = promisify(execFile)(process.execPath, [`scripts/${script}.ts`], { env });
  await expect(run).rejects.toMatchObject({ code: 2, stderr: `Not carried out: ${reason}\n` });
});
