import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { aService } from '#modules/content/testing/texts.ts';
import { createCatalogueReader } from '../../src/adapters/postgres/content/catalogue.ts';
import { openShop, testClock } from '../support/shop.ts';
import { askForCode, signIn, tryCode } from './steps/customers.ts';
import { INVITED_CONSENT, invite, inviteByLink } from './steps/invitations.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';
import { recordsOf, setStatus } from './steps/records.ts';
import { refundSteps } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const ROUNDS = { few: 5, small: 15, full: 50 }[inject('crowd')];
/** How many requests of a kind are sent at once. */
const EACH = 20;
/** Milliseconds for all rounds of a race on a busy machine. */
const LONG = 120_000;

const { clock, pass } = testClock();
const shop = await openShop({
  env: { PARTNERS: 'indra=Indra <indra@example.com>', SHOP_PARTNER: 'indra' },
  overrides: { clock },
});
const steps = stepsOf(shop);

/** Checks that an order is paid exactly once, however many reports of its money came. */
async function expectPaidOnce(orderId: string) {
  const { history, ledger, mails } = await recordsOf(shop, orderId);
  expect(ledger.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
  expect(history.filter(({ to_status }) => to_status === 'paid')).toHaveLength(1);
  expect(mails).toHaveLength(1);
  expect((await steps.readOrder(orderId)).status).toBe('paid');
}

test('an order is paid once, whether a poll, the sweep, a notice or the card reports its money first', {
  timeout: LONG,
}, async () => {
  const methods = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const order = await steps.placeOrder();
    const payment = await steps.openPayment(order);
    await steps.transfer(payment.id, { notify: false });
    // Enough time for the poll and the sweep to be allowed to ask the gateway.
    pass(10);
    const start = <Result>(report: () => Promise<Result>) => Array.from({ length: EACH }, report);
    const notices = start(() => steps.transfer(payment.id, { amount: '0' }));
    const others = [...start(() => shop.sweep()), ...start(() => steps.readPayment(payment.id))];
    // The card is the fastest: in every second round the coins get a head start.
    if (round % 2) await Promise.race(notices);
    await Promise.all([...notices, ...others, ...start(() => steps.payByCard(order.id))]);

    await expectPaidOnce(order.id);
    const { paymentMethod } = await steps.readOrder(order.id);
    methods.add(paymentMethod);
    // Both payments arrived and are recorded once each, and staff must look at the slower one.
    const second = ['order_already_paid'];
    const { cards, ledger, payments } = await recordsOf(shop, order.id);
    expect(payments).toMatchObject([{ state: 'completed', reviews: paymentMethod === 'card' ? second : [] }]);
    expect(cards).toMatchObject([{ reviews: paymentMethod === 'card' ? [] : second }]);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['card_paid', 'opened', 'order_paid', 'reported']);
  }
  expect([...methods].sort()).toEqual(['card', 'crypto']);
});

test('a transfer pays also when the payer cancels at the same time, and the records agree', { timeout: LONG }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const order = await steps.placeOrder();
    const payment = await steps.openPayment(order);
    await steps.transfer(payment.id, { notify: false });
    pass(1);
    await atOnce(EACH, async (index) => {
      if (index % 2 === round % 2) await steps.cancelPayment(payment.id);
      else await steps.transfer(payment.id, { amount: '0' });
    });
    await expectPaidOnce(order.id);
    const { ledger, payments } = await recordsOf(shop, order.id);
    expect(ledger.filter(({ kind }) => kind === 'cancelled').length).toBeLessThanOrEqual(1);
    // The money came before every cancellation, whenever the shop saw it.
    expect(payments).toMatchObject([{ state: 'completed', late: false, received: '500000', confirmed: '500000', reviews: [] }]);
  }
});

test('fifty changes of one order at once are each answered, and its history is one line', { timeout: LONG }, async () => {
  const { id, total } = await steps.placeOrder({ customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' });
  const contact = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com' };
  const changes = [
    () => steps.post(`/api/orders/${id}/manual-payment`),
    () => steps.post('/api/card/payment', { orderId: id }),
    () => shop.request({ method: 'PUT', url: `/api/orders/${id}/contact`, payload: contact }),
    () => steps.post('/api/crypto/payment', { orderId: id, currency: 'BTC', amountUsd: total }),
    () => steps.post(`/api/sandbox/card/payments/${id}/pay`),
  ];
  await atOnce(50, async (index) => {
    const answer = await changes[index % changes.length]?.();
    expect([200, 201, 409], answer?.payload).toContain(answer?.statusCode);
  });
  const { history } = await recordsOf(shop, id);
  expect(history.filter(({ to_status }) => to_status === 'paid')).toHaveLength(1);
  expect(lastStatuses(history)).toEqual(['paid']);
});

/** The statuses that a history reaches more often than it leaves them: the one where it ends, if it is one line. */
function lastStatuses(history: readonly { from_status: string | null; to_status: string }[]): string[] {
  const times = new Map<string, number>();
  for (const { from_status, to_status } of history) {
    times.set(to_status, (times.get(to_status) ?? 0) + 1);
    if (from_status !== null) times.set(from_status, (times.get(from_status) ?? 0) - 1);
  }
  return [...times].flatMap(([status, count]) => Array(Math.abs(count)).fill(status));
}

test('an event that is stored late, by a transaction that began early, is missed by nobody who has read later ones', async () => {
  const person = await signInStaff(shop, 'partner', { partner: 'indra' });
  const read = async (after?: string) =>
    (await person.request({ url: `/api/partner/indra/events?limit=100${after ? `&after=${after}` : ''}` })).json<{
      items: { id: string; event: { data: { id: string } } }[];
      next: string;
      hasMore: boolean;
    }>();
  const early = await steps.placeOrder();
  let page = await read();
  while (page.hasMore) page = await read(page.next);

  const meanwhile = await shop.database.transact(async ({ orders }) => {
    await orders.savePartner(early.id, 'indra', clock());
    const later = await steps.placeOrder();
    const readMeanwhile = await read(page.next);
    expect(readMeanwhile.items.map(({ event }) => event.data.id)).toEqual([later.id]);
    return readMeanwhile;
  });
  expect((await read(meanwhile.next)).items.map(({ event }) => event.data.id)).toEqual([early.id]);
});

test('a customer who wants the last place of a day waits until a slower one has taken it, and counts it', async () => {
  const day = '2027-03-11' as CalendarDate;
  const order = await paidOrder(shop);
  await shop.database.transact(({ dayCapacity }) => dayCapacity.add({ version: 1, value: 1 }, clock(), crypto.randomUUID()));
  const next = await shop.database.transact(async ({ orders, dayRoom, plans }) => {
    await orders.lock(order.id);
    expect(await dayRoom.lock(day)).toEqual({ capacity: 1, taken: 0 });
    await plans.giveDate(order.id, [0], day, clock());
    const counted = shop.database.transact((stores) => stores.dayRoom.lock(day));
    await untilWaiting(counted);
    return () => counted;
  });
  expect(await next()).toEqual({ capacity: 1, taken: 1 });
});

test('whoever accepts an invitation in the moment in which its link is renewed keeps what they gave', async () => {
  const anna = await signIn(shop);
  await paidOrder(shop, { customerEmail: anna.contact });
  await savePlan(anna);
  const id = randomUUID();
  const token = await inviteByLink(anna, 'мама', id);
  const { queries } = shop.database;
  const [accepted, renewed] = await queries.transaction().execute(async (slow) => {
    await slow.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute();
    const acceptance = steps.post('/api/invitations/accept', { token, name: 'Вера Иванова', ...INVITED_CONSENT });
    await untilWaiting(acceptance);
    const renewal = invite(anna, 'мама', id);
    await untilWaiting(acceptance, renewal);
    return [() => acceptance, () => renewal] as const;
  });
  expect([(await accepted()).statusCode, (await renewed()).json()]).toMatchObject([200, { code: 'illegal_transition' }]);
  const personal = (await accepted()).json<{ token: string }>().token;
  expect((await steps.post('/api/invitations/look', { token: personal })).json()).toMatchObject({
    person: { name: 'Вера Иванова' },
  });
});

test('an order that is placed while a webhook of its partner is being removed is placed, and told to no webhook', async () => {
  const person = await signInStaff(shop, 'partner', { partner: 'indra' });
  const payload = { url: 'https://till.example.com/', types: ['order.created'] };
  const made = await person.request({ method: 'POST', url: '/api/partner/indra/webhooks', payload });
  const { id } = made.json<{ id: string }>();
  const placed = await shop.database.queries.transaction().execute(async (slow) => {
    await slow.deleteFrom('webhooks').where('id', '=', id).execute();
    const order = steps.placeOrder();
    await untilWaiting(order);
    return () => order;
  });
  const order = await placed();
  expect(order.status).toBe('pending');
  const deliveries = shop.database.queries.selectFrom('webhook_deliveries').selectAll().where('order_id', '=', order.id);
  expect(await deliveries.execute()).toEqual([]);
});

test('whoever signs in while the staff make an account of the same mailbox comes into that account', async () => {
  const sent = await askForCode(shop);
  const account = { id: randomUUID(), email: sent.contact, language: 'ru', createdAt: clock() } as const;
  const signedIn = await shop.database.transact(async ({ clients }) => {
    expect(await clients.add(account)).toBe(true);
    const answer = tryCode(shop, sent);
    await untilWaiting(answer);
    return () => answer;
  });
  expect((await signedIn()).json()).toMatchObject({ isNewUser: false, user: { id: account.id } });
});

test('a refund that begins while its customer deletes the account keeps the order and whom to give the money back', async () => {
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { customerEmail: anna.contact });
  const refunds = refundSteps(shop, await signInStaff(shop, 'administrator', { secondFactorAt: clock() }));
  const { queries } = shop.database;
  // Nothing is owed any more, so that the deletion asks for no word.
  await setStatus(shop, id, 'completed');
  const [begun, deleted] = await queries.transaction().execute(async (slow) => {
    await slow.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const refund = refunds.begin(id, { reason: 'It rained' });
    await untilWaiting(refund);
    const deletion = anna.request({ method: 'DELETE', url: '/api/account' });
    await untilWaiting(refund, deletion);
    return [() => refund, () => deletion] as const;
  });
  expect([await begun(), (await deleted()).statusCode]).toEqual([expect.any(String), 204]);
  const order = queries.selectFrom('orders').select(['customer_email', 'kept_at']).where('id', '=', id);
  expect(await order.executeTakeFirst()).toEqual({ customer_email: anna.contact, kept_at: expect.any(Date) });
});

test('the id of a note that is being noted of another order is refused', async () => {
  const priest = await signInStaff(shop, 'priest', { secondFactorAt: clock() });
  const [first, second] = [await paidOrder(shop), await paidOrder(shop)];
  const [id, at, day] = [randomUUID(), clock(), '2026-11-20' as CalendarDate];
  const nothing = { part: '', name: { ru: '', en: '' }, isTakenBack: false };
  const ofFirst = { id, orderId: first.id, position: 0, kind: 'begin', day, ...nothing } as const;
  const refused = await shop.database.transact(async ({ rites }) => {
    await rites.add({ ...ofFirst, notedAt: at, arrivedAt: at, notedBy: randomUUID() });
    const url = `/api/admin/desk/${second.id}/rituals/0/begin`;
    const answer = priest.request({ method: 'POST', url, payload: { noted: { note: id, at } } });
    await untilWaiting(answer);
    return () => answer;
  });
  expect((await refused()).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
});

test('a ritual whose address an import gives to another in the same moment is not shown, and its editor is told', async () => {
  const { transact } = shop.database;
  const ritual = aService();
  const isShown = await transact(async ({ serviceRows }) => {
    await serviceRows.add({ id: 'imported', slug: 'drafted', articleUpdatedAt: clock(), ...ritual });
    const shown = transact(({ serviceTexts }) => serviceTexts.show('drafted', ritual, clock()));
    await untilWaiting(shown);
    return () => shown;
  });
  expect(await isShown()).toBe(false);
});

test('two rituals that are shown in the same moment stand in one order, however they are changed', async () => {
  const { transact, queries } = shop.database;
  const show = (id: string) => transact(({ serviceTexts }) => serviceTexts.show(id, aService(), clock()));
  await transact(async ({ serviceTexts }) => {
    await serviceTexts.show('one', aService(), clock());
    const other = show('other');
    await untilWaiting(other);
    return () => other;
  }).then((other) => other());
  const ids = async () => (await createCatalogueReader(queries).services()).map(({ id }) => id).slice(-2);
  const before = await ids();
  await show('one');
  expect(await ids()).toEqual(before);
});

/** Waits until each of these waits for a lock, or one of them is over, as it is once no lock holds it up. */
async function untilWaiting(...others: readonly Promise<unknown>[]) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  for (const other of others) other.then(end, end);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver && (await waiting.execute(shop.database.queries)).rows.length < others.length);
}
