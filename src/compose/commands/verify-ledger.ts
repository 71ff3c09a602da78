import { type Breach, createVerifyLedger, type Verdict } from '#modules/ledger/index.ts';
import { createLedgerReader } from '../../adapters/postgres/payments/ledger.ts';
import { defineCommand, type Outcome } from '../../commands/command.ts';
import type { Ground } from '../ground.ts';
import { noteDone } from './note-done.ts';

/** Looks at the whole ledger. Exits with 1 when it is broken. */
export const verifyLedger = defineCommand({
  name: 'verify-ledger',
  meaning: 'look at every line and seal of the ledger, and name the first that is not as the shop wrote it',
  options: {},
  run: async ({ database, config }: Pick<Ground, 'database' | 'config'>) => {
    const { lines, exitCode } = await lookAtLedger(database.queries, config.secretKeys);
    return { lines: [...lines, ...(exitCode === 0 ? await noteDone(database, 'verify-ledger') : [])], exitCode };
  },
});

type Queries = Ground['database']['queries'];

export async function lookAtLedger(queries: Queries, secretKeys: readonly string[]): Promise<Required<Outcome>> {
  return say(await createVerifyLedger(createLedgerReader(queries), secretKeys)());
}

function say({ lines, chains, seals, lastSeal, broken }: Verdict) {
  const verdict = broken ? `The ledger is broken: ${placeOf(broken)}: ${broken.problem}.` : 'The ledger is whole.';
  const figure = `Looked at ${lines} lines of ${chains} orders and ${seals} seals`;
  return { lines: [verdict, `${figure}${lastSeal ? `; the last seal is ${lastSeal}` : ''}.`], exitCode: broken ? 1 : 0 };
}

function placeOf(breach: Breach): string {
  return 'seal' in breach ? `seal ${breach.seal}` : `order ${breach.orderId}, line ${breach.seq}`;
}
