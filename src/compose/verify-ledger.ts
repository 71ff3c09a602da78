import { codeOf } from '#kernel/error-code.ts';
import { type Breach, createVerifyLedger } from '#modules/ledger/index.ts';
import { openDatabase } from '../adapters/postgres/database.ts';
import { createLedgerReader } from '../adapters/postgres/ledger.ts';
import type { Config } from '../config/read-config.ts';

/**
 * The operator's command that looks at the whole ledger. Returns what to print and with which number to exit: 0 for a ledger that is
 * whole, 1 for a broken ledger, 2 when it could not be looked at, as with an embedded database that a running shop holds.
 */
export async function verifyLedger({ database: location, secretKeys }: Pick<Config, 'database' | 'secretKeys'>) {
  try {
    const database = await openDatabase(location);
    try {
      return say(await createVerifyLedger(createLedgerReader(database.queries), secretKeys)());
    } finally {
      await database.close();
    }
  } catch (error) {
    return { text: `The ledger was not looked at: ${reasonOf(error)}`, exitCode: 2 };
  }
}

type Verdict = Awaited<ReturnType<ReturnType<typeof createVerifyLedger>>>;

function say({ lines, chains, seals, lastSeal, broken }: Verdict) {
  const verdict = broken ? `The ledger is broken: ${placeOf(broken)}: ${broken.what}.` : 'The ledger is whole.';
  const figure = `Looked at ${lines} lines of ${chains} orders and ${seals} seals`;
  return { text: `${verdict}\n${figure}${lastSeal ? `; the last seal is ${lastSeal}` : ''}.`, exitCode: broken ? 1 : 0 };
}

function placeOf(breach: Breach): string {
  return 'seal' in breach ? `seal ${breach.seal}` : `order ${breach.orderId}, line ${breach.seq}`;
}

function reasonOf(error: unknown): string {
  const isOutdated = /^42(P01|703)$/.test(codeOf(error));
  if (isOutdated) return 'the tables are missing or of a former version. `make migrate` brings them up to date.';
  return error instanceof Error ? error.message : String(error);
}
