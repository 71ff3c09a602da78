import { composePlayedRefunds } from '#modules/money/index.ts';
import { createPlayOrder } from '#modules/sandbox/index.ts';
import { sandboxAddress } from '../adapters/crypto-gateway/sandbox-address.ts';
import type { Ground } from './ground.ts';
import type { Modules } from './modules.ts';

type Players = Pick<Modules, 'sales' | 'staff'>;

/** The steps of the shop's people that a program plays when it tries the sandbox. */
export function composePlay({ config, clock, newId, database, letters }: Ground, { sales, staff: { reports } }: Players) {
  const { isSandbox, timeZone } = config;
  return createPlayOrder({
    ...sales,
    reports,
    isSandbox,
    timeZone,
    clock,
    newId,
    transact: database.transact,
    partners: database.readers.partners,
    viewOrder: sales.partners.viewOrder,
    // The addresses are made here, and TRON's are wrong on purpose.
    refunding: (transact) => composePlayedRefunds({ transact, clock, write: letters.writeRefundNews, isAddress: () => true }),
    addressOf: (coin, refundId) => sandboxAddress(coin, `refund ${refundId}`),
  });
}
