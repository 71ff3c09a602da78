import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { answerWish, etagAt, postpone } from './steps/changes.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const { clock } = testClock(Date.parse('2026-11-20T09:00:00Z'));
const shop = await openShop({ overrides: { clock } });
const SUPPORT = 'support@example.com';

/** A day of the shop, so many days from today. */
const dayAfter = (days: number) => addDays(dayIn(clock(), shop.config.timeZone), days);
const plan = (person: Customer, startDate: string) => savePlan(person, { startDate });

/** An order whose rituals begin tomorrow: for another day the shop must be asked. */
async function ordered(order: object = oneRitual) {
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { ...order, customerEmail: anna.contact });
  await plan(anna, dayAfter(1));
  return { anna, id };
}

const addressOf = (id: string) => `/api/account/orders/${id}/postponement`;
const ask = (person: Customer, id: string, startDate: string, reason = 'В <b>больнице</b>') =>
  person.request({ method: 'PUT', url: addressOf(id), payload: { startDate, reason } });
const takeBack = (person: Customer, id: string) => person.request({ method: 'DELETE', url: addressOf(id) });
const wishOf = async (person: Customer, id: string) => (await person.request({ url: addressOf(id) })).json<object>();
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const lettersAbout = async (id: string) =>
  (await messagesTo(shop, SUPPORT)).filter(({ text }) => text.includes(`/admin-panel/orders/${id}`));

const operator = await signInStaff(shop, 'operator');
const fileUrl = (id: string) => `/api/admin/orders/${id}`;
const ordersWithWish = async () =>
  (await operator.request({ url: '/api/admin/orders?asked=true' })).json<{ items: { id: string }[] }>().items.map(({ id }) => id);

test('a customer asks for another first day and takes it back; of two wishes at once one is open, and the shop sees it', async () => {
  const { anna, id } = await ordered();
  expect(await wishOf(anna, id)).toMatchObject({
    ask: null,
    mayAsk: true,
    freeFrom: dayAfter(3),
    rituals: [{ position: 0, startDate: dayAfter(1), moving: { way: 'ask', until: null, because: 'soon' } }],
  });
  expect((await (await signIn(shop)).request({ url: addressOf(id) })).statusCode).toBe(404);

  const before = await etagAt(operator, fileUrl(id));
  expect(statuses(await Promise.all([ask(anna, id, '2027-03-10'), ask(anna, id, '2027-03-11')]))).toEqual([200, 409]);
  expect(await wishOf(anna, id)).toMatchObject({ ask: { state: 'open', reason: 'В <b>больнице</b>' }, mayAsk: false });
  expect((await operator.request({ url: fileUrl(id) })).json()).toMatchObject({
    postponementAsk: { state: 'open', reason: 'В <b>больнице</b>' },
  });
  expect(await etagAt(operator, fileUrl(id))).not.toBe(before);
  expect(await ordersWithWish()).toContain(id);
  const { number } = (await shop.request({ url: `/api/orders/${id}` })).json<{ number: number }>();
  expect(await lettersAbout(id)).toMatchObject([{ subject: expect.stringMatching(new RegExp(`(№|No\\.) ${number}$`)) }]);
  const overview = await (await signInStaff(shop, 'administrator')).request({ url: '/api/admin/overview' });
  expect(overview.json<{ waiting: object[] }>().waiting).toContainEqual(expect.objectContaining({ kind: 'postponement_ask' }));

  expect((await takeBack(anna, id)).statusCode).toBe(204);
  expect(await wishOf(anna, id)).toMatchObject({ ask: { state: 'taken_back' }, mayAsk: true });
  expect(await ordersWithWish()).not.toContain(id);
});

test('the shop declines with a sentence, then agrees: of two answers one counts, and the customer is told each time', async () => {
  const { anna, id } = await ordered();
  await ask(anna, id, '2027-03-10');
  const etag = await etagAt(operator, fileUrl(id));
  const declined = await Promise.all([answerWish(operator, id, false, etag), answerWish(operator, id, false, etag)]);
  expect(statuses(declined)).toEqual([204, 412]);
  expect(await wishOf(anna, id)).toMatchObject({ ask: { state: 'declined', answer: 'Храм закрыт' }, mayAsk: true });
  expect(await ordersWithWish()).not.toContain(id);
  expect((await takeBack(anna, id)).json()).toMatchObject({ status: 409, code: 'illegal_transition' });

  await ask(anna, id, '2027-03-20');
  expect((await answerWish(operator, id, true)).statusCode).toBe(204);
  expect((await shop.request({ url: `/api/orders/${id}` })).json()).toMatchObject({ items: [{ startDate: '2027-03-20' }] });
  const subjects = (await messagesTo(shop, anna.contact)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /не получится|cannot be moved/.test(subject))).toHaveLength(1);
  expect(subjects.filter((subject) => /день перенесён|has moved/.test(subject))).toHaveLength(1);
});

test('the signed-in customer of a paid order asks to cancel it by a wish for a refund, nobody else does', async () => {
  const { anna, id } = await ordered();
  const url = `/api/orders/${id}/refund-request`;
  expect((await shop.request({ method: 'POST', url })).statusCode).toBe(409);
  expect((await anna.request({ method: 'POST', url })).json()).toMatchObject({ status: 'paid', repair: { refund: 'asked' } });
  expect(await lettersAbout(id)).toHaveLength(1);
});

const itemsOf = async (id: string) =>
  (await shop.request({ url: `/api/orders/${id}` }))
    .json<{ items: { startDate?: string }[] }>()
    .items.map(({ startDate }) => startDate);

test('every ritual has one way to another day: what the plan moves is not asked for, what it leaves is named with the reason', async () => {
  const { anna, id } = await ordered({});
  const priest = await signInStaff(shop, 'priest');
  const mark = (method: 'PUT' | 'DELETE', position: number) =>
    priest.request({ method, url: `/api/admin/desk/${id}/rituals/${position}/prepared` });
  for (const item of [0, 1]) expect((await postpone(operator, id, { item, startDate: dayAfter(10) })).statusCode).toBe(204);
  expect(statuses(await Promise.all([mark('PUT', 1), mark('PUT', 1)]))).toEqual([204, 204]);

  const askFor = (items: number[], day = dayAfter(20)) =>
    anna.request({ method: 'PUT', url: addressOf(id), payload: { startDate: day, items } });
  expect((await askFor([0])).json()).toMatchObject({ status: 409, code: 'free_in_plan' });
  expect((await askFor([1, 2])).json()).toMatchObject({ ask: { rituals: [{ position: 1 }, { position: 2 }] } });

  const saved = (await plan(anna, dayAfter(30))).json<{ stayed: object[] }>();
  expect(await itemsOf(id)).toEqual([dayAfter(30), dayAfter(10), dayAfter(1)]);
  expect(saved).toMatchObject({
    startDate: dayAfter(30),
    freeFrom: dayAfter(3),
    stayed: [
      { orderId: id, position: 1, startDate: dayAfter(10), why: 'prepared' },
      { orderId: id, position: 2, startDate: dayAfter(1), why: 'soon' },
    ],
    withdrawn: [],
    rituals: [
      { moving: { way: 'plan', until: dayAfter(27) } },
      { moving: { way: 'ask', because: 'prepared' } },
      { moving: { way: 'ask', because: 'soon' } },
    ],
  });
  expect(await wishOf(anna, id)).toMatchObject({ ask: { state: 'open' } });

  expect((await mark('DELETE', 1)).statusCode).toBe(204);
  expect((await plan(anna, dayAfter(31))).json()).toMatchObject({ withdrawn: [id] });
  expect(await itemsOf(id)).toEqual([dayAfter(31), dayAfter(31), dayAfter(1)]);
  expect(await wishOf(anna, id)).toMatchObject({ ask: { state: 'withdrawn' }, mayAsk: true });
  expect((await shop.request({ url: `/api/orders/${id}` })).json<{ timeline: object[] }>().timeline.at(-1)).toMatchObject({
    event: 'wish_withdrawn',
  });
  const log = await (await signInStaff(shop, 'administrator')).request({ url: '/api/admin/audit?limit=100' });
  const actions = log.json<{ items: { action: string }[] }>().items.map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('ritual.prepared')).sort()).toEqual([
    'ritual.prepared',
    'ritual.prepared_undone',
  ]);
});

test('agreeing moves the named ritual alone, and never a day that has changed since; both days are shown', async () => {
  const { anna, id } = await ordered({});
  await anna.request({ method: 'PUT', url: addressOf(id), payload: { startDate: dayAfter(20), items: [1] } });
  await postpone(operator, id, { startDate: dayAfter(2), item: 1 });
  expect((await answerWish(operator, id, true)).json()).toMatchObject({ status: 409, code: 'day_changed' });
  const { postponementAsk } = (await operator.request({ url: fileUrl(id) })).json<{ postponementAsk: object }>();
  expect(postponementAsk).toMatchObject({ rituals: [{ position: 1, dayThen: dayAfter(1), dayNow: dayAfter(2) }] });
  expect((await answerWish(operator, id, false)).statusCode).toBe(204);

  await anna.request({ method: 'PUT', url: addressOf(id), payload: { startDate: dayAfter(20), items: [1] } });
  expect((await answerWish(operator, id, true)).statusCode).toBe(204);
  expect(await itemsOf(id)).toEqual([dayAfter(1), dayAfter(20), dayAfter(1)]);
});

test('the customer saves while the staff agree: one of both counts, and no newer day is overwritten', async () => {
  const { anna, id } = await ordered();
  const chosen = [dayAfter(20), dayAfter(30)];
  for (let round = 0; round < 3; round += 1) {
    // The notice of three days is over for what is near; what the shop moved away may be moved in the plan.
    await ask(anna, id, dayAfter(20));
    const etag = await etagAt(operator, fileUrl(id));
    const [, agreed] = await Promise.all([plan(anna, dayAfter(30)), answerWish(operator, id, true, etag)]);
    const [day = ''] = await itemsOf(id);
    expect(chosen).toContain(day);
    if (agreed.statusCode === 204) expect(await wishOf(anna, id)).toMatchObject({ ask: { state: 'agreed' } });
    else expect([409, 412]).toContain(agreed.statusCode);
    await shop.database.queries
      .updateTable('order_items')
      .set({ start_date: dayAfter(1) })
      .where('order_id', '=', id)
      .execute();
  }
});

test('staff who look at an order whose customer has just chosen another day in the plan do not overwrite it', async () => {
  const { anna, id } = await ordered();
  await postpone(operator, id, { startDate: dayAfter(10) });
  const formerEtag = await etagAt(operator, fileUrl(id));
  await plan(anna, dayAfter(40));
  expect((await postpone(operator, id, { startDate: dayAfter(12) }, formerEtag)).json()).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
  });
  expect(await itemsOf(id)).toEqual([dayAfter(40)]);
});
