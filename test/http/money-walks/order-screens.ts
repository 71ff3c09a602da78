import { expect } from 'vitest';
import { inCents, sumOf } from '../steps/money-sums.ts';
import { cardsAtGateway } from './cards.ts';
import { coinsAtGateway } from './payers.ts';
import type { Wire, World } from './world.ts';

type Money = Wire['OrderMoney'];

const isPayable = ({ status }: Wire['Order']) => status === 'pending' || status === 'waiting';

/**
 * Holds what each page says of an order's money against the others. Returns how many cents are there beyond the total of a paid order, below
 * zero what is missing; of any other order all that are there. Without those that are on their way back.
 */
export async function expectOrderAgrees(world: World, id: string): Promise<number> {
  const { read, shop } = world;
  const money = await read<Money>(`/api/admin/orders/${id}/money`);
  const order = await read<Wire['Order']>(`/api/orders/${id}`, shop);
  const { sums, awaiting, over, under, underWay, netThen, arrivals } = money;
  const came = inCents(sums.gross) + inCents(awaiting);
  const total = inCents(order.total);
  expect(sumOf(arrivals.map(({ amount }) => inCents(amount)))).toBe(came);
  expect([money.due, inCents(over)]).toEqual([order.total, Math.max(0, came - total)]);
  expect(inCents(under)).toBe(isPayable(order) && came > 0 ? Math.max(0, total - came) : 0);
  expect(inCents(netThen)).toBe(inCents(sums.net) - inCents(underWay));
  // Cards pay all or nothing, so coins alone lessen what is due.
  const inCoins = sumOf(arrivals.filter(({ way }) => way === 'coin').map(({ amount }) => inCents(amount)));
  expect(inCents(order.due)).toBe(isPayable(order) ? Math.max(0, total - inCoins) : 0);
  await expectPagesAgree(world, order, money);
  await expectOffersAgree(world, id, money);
  await expectReceiptAgrees(world, order, money);

  const left = came - inCents(sums.refunded) - inCents(underWay);
  return isPayable(order) || order.status === 'cancelled' ? left : left - total;
}

/** Tells whether the payer of an unpaid order is still asked for coins, or these await confirmations. */
export async function asksForCoins({ read, shop }: World, id: string): Promise<boolean> {
  const { queries } = shop.database;
  const isUnpaid = isPayable(await read<Wire['Order']>(`/api/orders/${id}`, shop));
  const payments = await queries.selectFrom('payments').select('state').where('order_id', '=', id).execute();
  return isUnpaid && payments.some(({ state }) => state === 'waiting' || state === 'partial' || state === 'confirming');
}

async function expectPagesAgree({ read, people }: World, { id, status, total, due }: Wire['Order'], { sums }: Money) {
  const page = await read<Wire['AdminOrder']>(`/api/admin/orders/${id}`);
  expect([page.money, page.status, page.total]).toEqual([sums, status, total]);
  if (page.partner !== 'indra') return;
  const ofPartner = await read<Wire['PartnerOrder']>(`/api/partner/indra/orders/${id}`, people.indra);
  expect([ofPartner.status, ofPartner.total, ofPartner.due]).toEqual([status, total, due]);
}

/** All that is left can go back, unless a bank decides; and no more, unless something was taken back after it had been given back. */
async function expectOffersAgree({ read }: World, id: string, { sums, refunds, arrivals }: Money) {
  const { sources } = await read<Wire['RefundableMoney']>(`/api/admin/orders/${id}/refunds`);
  if (sources.some(({ refund }) => refund === null)) return;
  const open = refunds.filter(({ waitsFor }) => waitsFor !== null);
  const left = inCents(sums.gross) - inCents(sums.refunded) - sumOf(open.map(({ amount }) => inCents(amount)));
  const offered = sumOf(sources.map(({ refund }) => inCents(refund?.worth ?? 0)));
  // Each payment in a coin is rounded down by itself.
  expect(offered).toBeGreaterThanOrEqual(left - sources.length);
  const isUndone = arrivals.some(({ amount }) => amount < 0) || sources.some(({ reasons }) => reasons.length > 0);
  if (!isUndone) expect(offered).toBeLessThanOrEqual(left + sources.length);
}

/** Who has paid has a receipt; what came beyond the total stands on it, and its parts add up. */
async function expectReceiptAgrees({ shop }: World, order: Wire['Order'], { sums, awaiting, over }: Money) {
  const answer = await shop.request({ url: `/api/orders/${order.id}/receipt` });
  if (answer.statusCode === 404) return void expect(order.receiptNumber).toBeUndefined();
  const receipt = answer.json<Wire['Receipt']>();
  expect([receipt.number, receipt.total]).toEqual([order.receiptNumber ?? receipt.number, order.total]);
  if (order.status !== 'cancelled') expect(receipt.takenBackAt !== undefined).toBe(isPayable(order));
  expect(inCents(receipt.surplus?.over ?? 0)).toBe(inCents(over));
  if (!receipt.surplus) return;
  const { came, returned, onItsWay, waiting, kept } = receipt.surplus;
  expect(inCents(came)).toBe(inCents(sums.gross) + inCents(awaiting));
  expect(sumOf([returned, onItsWay, waiting, kept].map(inCents))).toBe(inCents(over));
}

/** Once the shop has asked all gateways, it tells what is there. */
export async function expectTruth(world: World, id: string): Promise<void> {
  const { arrivals, otherCoins, sums, refunds } = await world.read<Money>(`/api/admin/orders/${id}/money`);
  const { byAddress, others } = await coinsAtGateway(world, id);
  for (const [address, { decimals, units }] of byAddress) {
    const told = arrivals.filter((arrival) => arrival.address === address).map(({ coins }) => unitsIn(coins ?? '', decimals));
    expect(told.reduce((sum, each) => sum + each, 0n)).toBe(units);
  }
  // What was reversed since may still be told.
  expect(otherCoins.length).toBeGreaterThanOrEqual(others);

  const cards = cardsAtGateway(world, id);
  expect(sumOf(arrivals.filter(({ way }) => way === 'card').map(({ amount }) => inCents(amount)))).toBe(cards.came);
  const { confirmations } = await world.read<Wire['HandMoney']>(`/api/admin/orders/${id}/confirmation`);
  const byHand = confirmations.filter(({ state }) => state === 'confirmed').map(({ amount }) => inCents(amount));
  expect(inCents(sums.byHand)).toBe(sumOf(byHand));
  const ofShop = refunds.filter(({ state }) => state === 'confirmed').map(({ amount }) => inCents(amount));
  expect(inCents(sums.refunded)).toBe(sumOf(ofShop) + cards.elsewhere);
}

/** The smallest units of a coin in an amount as it is told to people, with a real minus. */
function unitsIn(text: string, decimals: number): bigint {
  const [, minus, whole = '', fraction = ''] = /^(−?)(\d+)\.?(\d*)$/.exec(text) ?? [];
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  return minus ? -units : units;
}
