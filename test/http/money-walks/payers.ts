import { expect } from 'vitest';
import { COIN_FACTS, COINS, formatUnits } from '#modules/payments/index.ts';
import { newContact } from '../steps/customers.ts';
import type { Payment } from '../steps/purchase.ts';
import { type Action, type Dice, someOrder, type Walk } from './walk.ts';
import type { Wire } from './world.ts';

// What payers do, and what becomes of their coins.

const RITUALS = [
  { id: 'ganesha', quantity: 1, duration: 1 },
  { id: 'saraswati', quantity: 3, duration: 0.25 },
  { id: 'lakshmi', quantity: 1, duration: 1 },
  { id: 'special-intention-health-sleep', quantity: 1, duration: 0.75 },
];
/** So few that much happens to each. */
const MOST_ORDERS = 3;

/** Some rituals as a cart holds them. */
export function someItems(dice: Dice) {
  const some = RITUALS.filter(() => dice.below(2) === 0);
  return some.length > 0 ? some : RITUALS.slice(0, 1);
}

export const place: Action = async ({ world, orders }, dice) => {
  if (orders.length >= MOST_ORDERS) return;
  const { anna } = world.people;
  const cart = { items: someItems(dice) };
  const quote = await world.ask(world.shop, { method: 'POST', url: '/api/cart/quote', payload: cart });
  const { items, total } = quote.json<Wire['Quote']>();
  // Anna orders in her account, or as a guest by the mailbox of her account.
  const customerEmail = dice.of([anna.contact, newContact()]);
  const buyer = customerEmail === anna.contact && dice.below(2) ? anna : world.shop;
  const partner = dice.of(['indra', 'surya', undefined]);
  const paymentMethod = dice.of(['crypto', 'card', partner ? 'manual' : 'crypto']);
  const payload = { customerName: 'Анна Иванова', customerEmail, paymentMethod, items, total, ...(partner && { partner }) };
  const answer = await world.ask(buyer, { method: 'POST', url: '/api/orders', payload });
  expect(answer.statusCode, answer.payload).toBe(201);
  orders.push(answer.json());
};

export const openCoin: Action = async (walk, dice) => {
  const { world, payments } = walk;
  const { id: orderId } = someOrder(walk, dice);
  const { due } = await world.steps.readOrder(orderId);
  const payload = { orderId, currency: dice.of(COINS), amountUsd: due };
  const answer = await world.ask(world.shop, { method: 'POST', url: '/api/crypto/payment', payload });
  if (answer.statusCode < 300) payments.push({ id: answer.json<Payment>().id, orderId });
};

function transfer({ world, payments }: Walk, dice: Dice, wanted: (payment: string) => object | Promise<object>) {
  const payment = dice.one(payments);
  if (!payment) return Promise.resolve();
  const url = `/api/sandbox/crypto/payments/${payment.id}/transfers`;
  return Promise.resolve(wanted(payment.id)).then((payload) => world.ask(world.shop, { method: 'POST', url, payload }));
}

/** All that is missing, a part, too much, or another coin; final or not; with a notice or without. */
export const sendCoins: Action = (walk, dice) =>
  transfer(walk, dice, async (id) => {
    const rows = walk.world.shop.database.queries.selectFrom('payments').select(['coin', 'expected']).where('id', '=', id);
    const { coin, expected } = await rows.executeTakeFirstOrThrow();
    const thousandths = dice.of([undefined, undefined, undefined, 500n, 300n, 1500n, 1n]);
    const isOther = dice.below(6) === 0;
    return {
      ...(thousandths && { amount: formatUnits((BigInt(expected ?? 0) * thousandths) / 1000n, coin) }),
      ...(isOther && { currency: dice.one(COINS.filter((each) => each !== coin)), amount: '0.01' }),
      ...(dice.below(3) === 0 && { confirmations: dice.below(3) }),
      ...(dice.below(3) === 0 && { notify: false }),
    };
  });

const TROUBLES = ['partial', 'over', 'late', 'wrong_network', 'duplicate_notices', 'shuffled_notices'] as const;

export const sufferTrouble: Action = (walk, dice) => transfer(walk, dice, () => ({ trouble: dice.of(TROUBLES) }));

export const confirmCoins: Action = (walk, dice) => transfer(walk, dice, () => ({ amount: '0', confirmations: dice.below(4) }));

/** A blockchain takes a transfer back, or first its confirmations. */
export const reverseCoins: Action = async ({ world, payments }, dice) => {
  const { queries } = world.shop.database;
  const payment = dice.one(payments);
  if (!payment) return;
  const rows = queries.selectFrom('sandbox_transfers').selectAll().where('payment_id', '=', payment.id);
  const transfer = dice.one(await rows.orderBy('at').orderBy('amount').execute());
  if (!transfer) return;
  if (dice.below(2)) await queries.deleteFrom('sandbox_transfers').where('id', '=', transfer.id).execute();
  else await queries.updateTable('sandbox_transfers').set({ confirmations: 0 }).where('id', '=', transfer.id).execute();
  await world.ask(world.shop, { url: `/api/crypto/payment/${payment.id}/status` });
};

export const cancelCoins: Action = async ({ world, payments }, dice) => {
  const payment = dice.one(payments);
  if (payment) await world.ask(world.shop, { method: 'POST', url: `/api/crypto/payment/${payment.id}/cancel` });
};

export const wishRefund: Action = async (walk, dice) => {
  const { world } = walk;
  const { id } = someOrder(walk, dice);
  const who = dice.below(2) ? world.people.anna : world.shop;
  await world.ask(who, { method: 'POST', url: `/api/orders/${id}/refund-request` });
};

/** What came to the addresses of an order at the sandbox's gateway. */
export async function coinsAtGateway({ shop }: Walk['world'], orderId: string) {
  const transfers = await shop.database.queries
    .selectFrom('sandbox_transfers')
    .innerJoin('payments', 'payments.id', 'sandbox_transfers.payment_id')
    .select(['payments.address', 'payments.coin as asked', 'sandbox_transfers.coin', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
  const byAddress = new Map<string, { readonly decimals: number; units: bigint }>();
  for (const { address, asked, coin, amount } of transfers) {
    const known = byAddress.get(address ?? '') ?? { decimals: COIN_FACTS[asked].decimals, units: 0n };
    byAddress.set(address ?? '', { ...known, units: known.units + (coin === asked ? BigInt(amount) : 0n) });
  }
  return { byAddress, others: transfers.filter(({ asked, coin }) => coin !== asked).length };
}
