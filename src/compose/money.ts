import { composeOperatedMoney } from '#modules/money/index.ts';
import { createMoneyReader } from '../adapters/postgres/money/money-reader.ts';
import { composeCardRefunds } from './cards.ts';
import type { Ground } from './ground.ts';

/** What an operator decides about money. */
export async function composeMoneyForOperator(ground: Ground) {
  const { database, letters } = ground;
  const refunds = await composeCardRefunds(ground);
  const deps = {
    ...ground,
    transact: database.transact,
    write: letters.writeRefundNews,
    sendReceipt: letters.sendReceipt,
    refunds,
  };
  return { reader: createMoneyReader(database.queries), ...composeOperatedMoney(deps) };
}
