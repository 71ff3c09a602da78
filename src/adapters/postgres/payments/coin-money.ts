import type { Selectable } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { Tables } from '../tables/entities.ts';

/** The columns that `coinMoneyIn` reads. */
export const COIN_MONEY = ['amount_usd_cents', 'expected', 'enough', 'received', 'confirmed'] as const;

/** What a payment in a coin asks for and what came, in the coin's smallest units. Rows from before `enough` was stored ask for all. */
export function coinMoneyIn(row: Pick<Selectable<Tables['payments']>, (typeof COIN_MONEY)[number]>) {
  // Null until the gateway has opened the payment.
  const expected = BigInt(row.expected ?? 0);
  return {
    amountCents: cents(row.amount_usd_cents),
    expected,
    enough: row.enough === null ? expected : BigInt(row.enough),
    received: BigInt(row.received),
    confirmed: BigInt(row.confirmed),
  };
}
