import { readFile, rm, stat } from 'node:fs/promises';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import { FORMAT } from '../../adapters/backup-file/format.ts';
import { checkBackup } from '../../adapters/backup-file/read-backup.ts';
import { writeBackup } from '../../adapters/backup-file/write-backup.ts';
import { withSnapshot } from '../../adapters/postgres/backup/read-snapshot.ts';
import { defineCommand } from '../../commands/command.ts';
import type { Config } from '../../config/read-config.ts';
import type { Ground } from '../ground.ts';
import { noteDone } from './note-done.ts';

/** Writes everything that the shop keeps, but for what `LEFT_OUT` and `KEPT_ROWS` of `read-snapshot.ts` name, into one file, and reads it back. */
export const backup = defineCommand({
  name: 'backup',
  meaning: 'write everything that the shop keeps into one file, also while it runs',
  options: {
    to: { value: 'FILE', meaning: 'the file to make; there must be none of that name', isRequired: true, isFile: true },
  },
  run: async ({ database, config, clock }: Pick<Ground, 'database' | 'config' | 'clock'>, { to }, { signal }) => {
    const identity = { shop: backupHashes(config.secretKeys).sign(SHOP), ownSecret: await ownSecretOf(config) };
    await withSnapshot(database.queries, ({ migrations, ...content }) =>
      writeBackup(to, { head: { format: FORMAT, madeAt: clock().toISOString(), migrations, ...identity }, ...content }, signal),
    );
    return { lines: [...(await readBack(to)), ...(await noteDone(database, 'backup'))] };
  },
});

/** The text under whose hash a backup names its shop. */
export const SHOP = 'shop';

/** Makes the hashes that tell whether a backup was made with the same keys. */
export function backupHashes(secretKeys: readonly string[]) {
  return keyedHashes(secretKeys, 'backup');
}

/** The key that a sandbox made belongs to its data; keys that are a setting stay apart from what they protect. */
async function ownSecretOf({ secretFile }: Pick<Config, 'secretFile'>): Promise<string | undefined> {
  return secretFile === undefined ? undefined : (await readFile(secretFile, 'utf8')).trim();
}

/** Reads the file to its end, and says what it holds. Removes a file that cannot be read. */
async function readBack(file: string): Promise<string[]> {
  const { sums } = await checkBackup(file).catch(async (error) => {
    await rm(file, { force: true });
    throw error;
  });
  const rows = Object.values(sums).reduce((total, sum) => total + sum.rows, 0);
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
  const content = `${sums.orders?.rows ?? 0} orders, ${rows} rows of ${Object.keys(sums).length} tables in all`;
  return [`${file} holds ${content}, ${megabytes} MB. It was read back.`];
}
