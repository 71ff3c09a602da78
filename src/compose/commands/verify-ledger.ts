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
    const notes = exitCode === 0 ? await noteDone(database, 'verify-ledger') : [];
    return { lines: [...lines, ...notes], exitCode };
  },
});

type Queries = Ground['database']['queries'];

/** Says whether the ledger is whole, and how much of it there is. The exit code is 1 when it is broken. */
export async function lookAtLedger(queries: Queries, secretKeys: readonly string[]): Promise<Required<Outcome>> {
  const verify = createVerifyLedger(createLedgerReader(queries), secretKeys);
  return outcomeOfVerdict(await verify());
}

function outcomeOfVerdict({ lines, chains, seals, lastSeal, broken }: Verdict): Required<Outcome> {
  const verdict = broken ? `The ledger is broken: ${placeOf(broken)}: ${broken.problem}.` : 'The ledger is whole.';
  const figures = `Looked at ${lines} lines of ${chains} orders and ${seals} seals`;
  const newestSeal = lastSeal ? `; the last seal is ${lastSeal}` : '';
  return { lines: [verdict, `${figures}${newestSeal}.`], exitCode: broken ? 1 : 0 };
}

function placeOf(breach: Breach): string {
  return 'seal' in breach ? `seal ${breach.seal}` : `order ${breach.orderId}, line ${breach.seq}`;
}
