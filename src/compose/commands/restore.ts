import { rename, writeFile } from 'node:fs/promises';
import { OperatorError } from '#kernel/operator-error.ts';
import { createClaims } from '#modules/orders/index.ts';
import type { Head } from '../../adapters/backup-file/format.ts';
import { checkBackup, readBackup } from '../../adapters/backup-file/read-backup.ts';
import { restoreDatabase } from '../../adapters/postgres/backup/restore-database.ts';
import { forgetLostClaims } from '../../adapters/postgres/customers/claims.ts';
import { defineCommand, type Outcome } from '../../commands/command.ts';
import type { Config } from '../../config/read-config.ts';
import { backupHashes, SHOP } from './backup.ts';
import { lookAtLedger } from './verify-ledger.ts';

const LOST_KEYS_MEAN = 'its seals cannot be verified any more, and customers of deleted accounts cannot prove their claims';

/** Puts a backup into the database, brings the tables up to date, and looks at the ledger. */
export const restore = defineCommand({
  name: 'restore',
  meaning: 'put a backup into an empty database while no shop runs',
  options: {
    from: { value: 'FILE', meaning: 'the backup', isRequired: true, isFile: true },
    replace: { value: 'NAME', meaning: 'the database, by its name, whose content may be lost for the backup' },
    keys: {
      value: 'lost',
      meaning: `takes a backup whose SECRET_KEYS are lost: ${LOST_KEYS_MEAN}`,
      pattern: /lost/,
    },
  },
  run: async (config: Config, { from, replace, keys }) => {
    const { head } = await checkBackup(from);
    const secretKeys = head.ownSecret && config.secretFile ? [head.ownSecret] : config.secretKeys;
    if (keys !== 'lost') refuseForeign(head, secretKeys);
    let ledger: Required<Outcome> | undefined;
    await restoreDatabase({
      location: config.database,
      replace,
      head,
      entries: () => readBackup(from),
      async finish(queries) {
        if (head.ownSecret && config.secretFile) await keepSecret(config.secretFile, head.ownSecret);
        if (keys === 'lost') await forgetLostClaims(queries, createClaims(secretKeys).keys);
        ledger = await lookAtLedger(queries, secretKeys);
      },
    });
    return { lines: [`Restored the backup of ${head.madeAt}.`, ...(ledger?.lines ?? [])], exitCode: ledger?.exitCode ?? 0 };
  },
});

function refuseForeign(head: Head, secretKeys: readonly string[]): void {
  if (backupHashes(secretKeys).matches(SHOP, head.shop)) return;
  throw new OperatorError(
    'The backup is of a shop with other SECRET_KEYS. Set those of that shop; if nobody has them any more, add --keys lost',
  );
}

/** Puts the sandbox's key in place of the one that this start may have made. */
async function keepSecret(file: string, secret: string): Promise<void> {
  await writeFile(`${file}.part`, secret, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
