import type { Selectable } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { CardPayment, OpenedPayment, Payment } from '#modules/payments/index.ts';
import type { Tables } from '../tables/entities.ts';
import { fieldsIn, requiredIn } from '../tables/fields.ts';

export function toPayment(row: Selectable<Tables['payments']>): Payment {
  const required = requiredIn('payments', row);
  const shared = fieldsIn(row, 'id', 'orderId', 'coin', 'gateway', 'createdAt');
  const base = { ...shared, amountCents: cents(row.amount_usd_cents) };
  if (row.state === 'creating') return { ...base, state: row.state, ...required('leasedUntil') };
  const { expected, ...opened } = required('gatewayPaymentId', 'address', 'expected', 'expiresAt');
  return {
    ...base,
    ...opened,
    state: row.state,
    ...fieldsIn(row, 'qrCodeData', 'late', 'overpaid', 'reviews', 'transactionIds', 'others'),
    expected: BigInt(expected),
    // Null for payments that were opened before a shortfall could be tolerated.
    enough: BigInt(row.enough ?? expected),
    received: BigInt(row.received),
    confirmed: BigInt(row.confirmed),
  };
}

/** Undefined for a payment that the gateway has not opened yet. */
export function openedOnly(payment: Payment): OpenedPayment | undefined {
  return payment.state === 'creating' ? undefined : payment;
}

export function toCardPayment(row: Selectable<Tables['card_payments']>): CardPayment {
  return {
    ...fieldsIn(row, 'id', 'orderId', 'gateway', 'gatewayPaymentId', 'receivedAt', 'reviews'),
    amountCents: cents(row.amount_usd_cents),
  };
}

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
