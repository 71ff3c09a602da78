import { composeShop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { expectLedgerAgrees } from '../support/ledger-agrees.ts';

/** Fails when the ledger of a shop with these settings is broken, or differs from its payments. The shop has stopped by then. */
export async function expectWholeLedger(env: Record<string, string>): Promise<void> {
  const config = readConfig({ ...env, LOG_LEVEL: 'error' });
  const shop = await composeShop(config);
  try {
    await expectLedgerAgrees(shop.database.queries, config);
  } finally {
    await shop.close();
  }
}
