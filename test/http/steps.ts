import { expect } from 'vitest';
import type { components } from '#contract';
import type { TestShop } from '../support/shop.ts';

export type Order = components['schemas']['Order'];
export type Payment = components['schemas']['CryptoPayment'];
export type Coin = components['schemas']['Coin'];
type Transfer = components['schemas']['TransferRequest'];

/** The smallest order: one ritual for 300 dollars, 0.005 BTC at the sandbox's rate. */
export const oneRitual = {
  customerName: 'Анна Иванова',
  customerEmail: 'anna@example.com',
  paymentMethod: 'crypto',
  items: [{ id: 'ganesha', price: 300, quantity: 1, duration: 1 }],
  total: 300,
} as const;

/** What a payer does, step by step. Each step fails the test when the shop refuses it. */
export function stepsOf(shop: TestShop) {
  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    shop.request({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });

  async function good<Body>(answer: ReturnType<typeof post>): Promise<Body> {
    const { statusCode, payload } = await answer;
    expect(statusCode, payload).toBeLessThan(300);
    return JSON.parse(payload);
  }

  const placeOrder = (changes: object = {}) => good<Order>(post('/api/orders', { ...oneRitual, ...changes }));
  const openPayment = ({ id, total }: Pick<Order, 'id' | 'total'>, currency: Coin = 'BTC') =>
    good<Payment>(post('/api/crypto/payment', { orderId: id, currency, amountUsd: total }));

  return {
    post,
    placeOrder,
    readOrder: (id: string) => good<Order>(shop.request({ url: `/api/orders/${id}` })),
    openPayment,
    /** An order with an open payment. */
    async begin(coin: Coin = 'BTC') {
      const order = await placeOrder();
      return { order, payment: await openPayment(order, coin) };
    },
    readPayment: (id: string) => good<Payment>(shop.request({ url: `/api/crypto/payment/${id}/status` })),
    cancelPayment: (id: string) => good<Payment>(post(`/api/crypto/payment/${id}/cancel`)),
    transfer: (id: string, transfer: Transfer = {}) =>
      good<{ status: Payment['status'] }>(post(`/api/sandbox/crypto/payments/${id}/transfers`, transfer)),
    payByCard: (orderId: string) => good<Order>(post(`/api/sandbox/card/payments/${orderId}/pay`)),
  };
}

/** What the shop wrote down about an order: its history, the facts about its money, its payments, the mails that name it. */
export async function recordsOf(shop: TestShop, orderId: string) {
  const queries = shop.database.queries();
  const history = await queries.selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('at').execute();
  const ledger = await queries.selectFrom('ledger').selectAll().where('order_id', '=', orderId).orderBy('at').execute();
  const payments = await queries.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
  const cards = await queries.selectFrom('card_payments').selectAll().where('order_id', '=', orderId).execute();
  const mails = await queries.selectFrom('messages').selectAll().where('text', 'like', `%${orderId}%`).execute();
  return {
    history: history.map(({ from_status, to_status, actor_kind, reason }) => ({ from_status, to_status, actor_kind, reason })),
    ledger: ledger.map(({ kind, payment_id, data }) => ({ kind, payment_id, data })),
    payments,
    cards: cards.map(({ gateway, amount_usd_cents, reviews }) => ({ gateway, cents: Number(amount_usd_cents), reviews })),
    mails,
  };
}

/** Why a person must look at the money of an order, payment by payment. */
export const reviewsOf = async (shop: TestShop, orderId: string) =>
  (await recordsOf(shop, orderId)).payments.flatMap(({ reviews }) => reviews);

/** Puts an order into a state that no customer can bring it to. */
export const setStatus = (shop: TestShop, id: string, status: 'cancelled' | 'processing') =>
  shop.database.queries().updateTable('orders').set({ status }).where('id', '=', id).execute();

const TABLES = [
  'orders',
  'order_items',
  'order_history',
  'payments',
  'card_payments',
  'ledger',
  'idempotency_keys',
  'messages',
  'services',
] as const;

/** How many rows each table holds: what a refused request must leave as it was. */
export async function countRows(shop: TestShop): Promise<Record<string, number>> {
  const queries = shop.database.queries();
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await queries
      .selectFrom(table)
      .select((row) => row.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(rows);
  }
  return counts;
}

/** Runs `count` of them at the same time. */
export function atOnce<Result>(count: number, run: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => run(index)));
}
