import { expect } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { expectLedgerAgrees } from '../../support/ledger-agrees.ts';
import { added, type CsvRow, inCents, rowsOf, SUM_NAMES, SUM_TITLES, sumOf } from '../steps/money-sums.ts';
import type { Wire, World } from './world.ts';

type Sums = Wire['MoneySums'];
type Listed = Wire['AdminOrderRow'];

/** The money of listed orders; the reader may see it, so none is missing. */
const moneyOf = (orders: readonly Listed[]) => orders.flatMap(({ money }) => money ?? []);

/** Holds every screen that tells the shop's money as a whole against every other. */
export async function expectScreensAgree(world: World): Promise<void> {
  const orders = await world.all<Listed>('/api/admin/orders');
  await expectFilesAgree(world, orders);
  await expectOverviewAgrees(world, orders);
  await expectPartnerAgrees(world, orders);
  await expectClientAgrees(world, orders);
  await expectListsAgree(world, orders);
  await expectEventsAgree(world, orders);
  await world.shop.sealLedger();
  await expectLedgerAgrees(world.shop.database.queries, world.shop.config);
}

/** Both files of orders tell of each the money that its row of the list tells. */
export async function expectFilesAgree({ people }: { people: Pick<World['people'], 'admin'> }, orders: readonly Listed[]) {
  const ofRows = new Map(orders.map(({ id, money }) => [id, money]));
  const fileOf = async (query: string) => (await people.admin.request({ url: `/api/admin/exports/orders?${query}` })).payload;
  const lines = (await fileOf('format=jsonl')).trim().split('\n');
  expect(new Map(lines.map((line) => JSON.parse(line) as Listed).map(({ id, money }) => [id, money]))).toEqual(ofRows);
  const cells = rowsOf(await fileOf('lang=en')).map((row) => [row.Id, SUM_NAMES.map((name) => Number(row[SUM_TITLES[name]]))]);
  expect(new Map(cells as [])).toEqual(new Map(orders.map(({ id, money }) => [id, SUM_NAMES.map((name) => money?.[name])])));
}

async function expectOverviewAgrees({ read, start, clock }: World, orders: readonly Listed[]) {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const days = `from=${dayOf(start.getTime())}&to=${dayOf(clock().getTime() + DAY_MS)}`;
  const overview = await read<Wire['Overview']>(`/api/admin/overview?${days}`);
  expectWholeAgrees(overview, orders);
  for (const slug of ['indra', 'surya', null]) {
    const ofPartner = orders.filter(({ partner }) => partner === slug);
    expect(added(overview.partners.filter(({ key }) => key === slug))).toEqual(added(moneyOf(ofPartner)));
  }
}

/** An overview of all orders tells their sums as a whole, and in each of the ways in which it divides them. */
export function expectWholeAgrees(overview: Wire['Overview'], orders: readonly Listed[]) {
  const whole = added([overview]);
  expect(overview.agrees).toBe(true);
  expect(whole).toEqual(added(moneyOf(orders)));
  expect(overview.orders).toBe(moneyOf(orders).filter(({ gross }) => gross > 0).length);
  for (const rows of [overview.steps, overview.rituals, overview.partners, overview.ways]) expect(added(rows)).toEqual(whole);
}

/** The partner's own pages and statements of all months. */
async function expectPartnerAgrees({ read, people, start, clock }: World, orders: readonly Listed[]) {
  const months = new Set<string>();
  // The shop's day may be the next one already.
  for (let at = start.getTime(); at <= clock().getTime() + DAY_MS; at += DAY_MS)
    months.add(new Date(at).toISOString().slice(0, 7));
  const ofMonths: Sums[] = [];
  for (const month of months) {
    const { totals } = await read<Wire['PartnerDashboard']>(`/api/partner/indra?month=${month}`, people.indra);
    const { gross, byHand, refunded, fee, net } = totals.money;
    ofMonths.push(totals.money);
    const rows = rowsOf((await people.indra.request({ url: `/api/partner/indra/statements/${month}?lang=en` })).payload);
    const cents = (some: readonly CsvRow[]) => some.map((row) => inCents(Number(row['Amount, $'])));
    const moved = rows.filter(({ What }) => What);
    expect(sumOf(cents(moved))).toBe(inCents(net));
    expect(sumOf(cents(moved.filter(({ What }) => What === 'Came')))).toBe(inCents(gross));
    const told = [gross, byHand, -refunded, -fee, net].map(inCents);
    expect(cents(rows.filter(({ What }) => !What)).map((sum) => sum + 0)).toEqual(told.map((sum) => sum + 0));
  }
  expect(added(ofMonths)).toEqual(added(moneyOf(orders.filter(({ partner }) => partner === 'indra'))));
}

async function expectClientAgrees({ read, people, shop }: World, orders: readonly Listed[]) {
  const { id } = people.anna;
  const rows = await shop.database.queries.selectFrom('orders').select('id').where('user_id', '=', id).execute();
  const own = orders.filter((order) => rows.some((row) => row.id === order.id));
  const { gross, refunded } = added(moneyOf(own));
  const { value } = await read<Wire['ClientDetail']>(`/api/admin/clients/${id}`);
  expect(inCents(value?.kept ?? 0)).toBe(gross - refunded);
}

/** Nothing is listed twice, and the overview counts what the lists hold. */
async function expectListsAgree({ read, all }: World, orders: readonly Listed[]) {
  const waiting = await all<Wire['WaitingMoney']>('/api/admin/money');
  const refunds = await all<Wire['OpenRefund']>('/api/admin/refunds');
  for (const items of [waiting, refunds]) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const asks = waiting.filter(({ kind }) => kind === 'ask').length;
  const { waiting: counts } = await read<Wire['Overview']>('/api/admin/overview');
  const countOf = (kind: string) => counts.find((each) => each.kind === kind)?.count ?? 0;
  expect(['review', 'refund_ask', 'refund'].map(countOf)).toEqual([waiting.length - asks, asks, refunds.length]);

  const waits = new Set(waiting.map(({ order }) => order.id));
  for (const order of orders) {
    expect(order.waits).toBe(order.status === 'waiting' || waits.has(order.id));
    const money = await read<Wire['OrderMoney']>(`/api/admin/orders/${order.id}/money`);
    const open = money.refunds.filter(({ waitsFor }) => waitsFor !== null).map(({ id }) => id);
    expect(new Set(refunds.filter((refund) => refund.order.id === order.id).map(({ id }) => id))).toEqual(new Set(open));
  }
}

/** No event is told twice, and each payment, refund and failed refund of an order that stayed with its partner is one event. */
async function expectEventsAgree({ read, people, shop, moved }: World, orders: readonly Listed[]) {
  const events: Wire['PartnerEvent'][] = [];
  for (let page: Wire['PartnerEventList'] = { items: [], next: null, hasMore: true }; page.hasMore; ) {
    page = await read(`/api/partner/indra/events?limit=100${page.next === null ? '' : `&after=${page.next}`}`, people.indra);
    events.push(...page.items);
  }
  const versions = events.map(({ event: { data } }) => `${data.id} ${data.version}`);
  for (const names of [events.map(({ id }) => id), versions]) expect(new Set(names).size).toBe(names.length);

  const lines = await shop.database.queries.selectFrom('ledger').selectAll().execute();
  for (const { id } of orders.filter((order) => order.partner === 'indra' && !moved.has(order.id))) {
    const ofOrder = lines.filter((line) => line.order_id === id);
    const toldOf = (type: string) => events.filter(({ event }) => event.data.id === id && event.type === type).length;
    expect(['payment.confirmed', 'payment.refunded', 'payment.refund_failed'].map(toldOf)).toEqual([
      ofOrder.filter(({ kind }) => kind === 'order_paid').length,
      ofOrder.filter(({ kind, data }) => kind === 'refund_sent' && !data.corrected).length,
      ofOrder.filter(({ kind, data }) => kind === 'refund_rejected' && data.wasSent).length,
    ]);
  }
}
