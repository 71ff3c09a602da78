import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const NO_DATABASE = { DATABASE_URL: 'postgres://127.0.0.1:1/shop' };
const UNREACHED = 'DATABASE_URL leads to no database (ECONNREFUSED)';

test.each([
  ['migrate', NO_DATABASE, UNREACHED],
  ['seed', NO_DATABASE, UNREACHED],
  ['reset', NO_DATABASE, UNREACHED],
  ['reset', { ...NO_DATABASE, DATABASE_POOL: '3' }, 'DATABASE_POOL must be from 4 to 200'],
])('%s says in a line why it was not carried out: %j', async (script, settings, reason) => {
  // Should it be carried out, it finds neither the database of whoever runs the tests nor their data folder.
  const folder = await mkdtemp(join(tmpdir(), 'no-data-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
  const run = promisify(execFile)(process.execPath, [`scripts/${script}.ts`], { env });
  await expect(run).rejects.toMatchObject({ code: 2, stderr: `Not carried out: ${reason}\n` });
});
