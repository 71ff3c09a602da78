import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { answerWish } from './steps/changes.ts';
import { messagesTo, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock(Date.parse('2026-11-20T09:00:00Z'));
const shop = await openShop({ overrides: { clock } });
const { readOrder } = stepsOf(shop);
const dayAfter = (days: number) => addDays(dayIn(clock(), shop.config.timeZone), days);
const tomorrow = dayAfter(1);

/** An order whose rituals begin tomorrow, its customer's open wish for another day, and the people who may end it. */
async function askedForLaterDay(order: object = oneRitual) {
  const anna = await signIn(shop);
  const priest = await signInStaff(shop, 'priest');
  const admin = await signInStaff(shop, 'administrator');
  const { id } = await paidOrder(shop, { ...order, customerEmail: anna.contact });
  await savePlan(anna, { startDate: tomorrow });
  const url = `/api/account/orders/${id}/postponement`;
  const ask = () => anna.request({ method: 'PUT', url, payload: { startDate: dayAfter(20) } });
  expect((await ask()).statusCode).toBe(200);
  pass(1);
  const file = () => admin.request({ url: `/api/admin/orders/${id}` });
  const desk = (method: 'POST' | 'DELETE', position: number, payload?: object) =>
    priest.request({ method, url: `/api/admin/desk/${id}/rituals/${position}/begin`, ...(payload && { payload }) });
  return {
    anna,
    id,
    ask,
    file,
    /** The wish as its customer reads it. */
    wish: async () => (await anna.request({ url })).json<{ ask: { state: string } }>(),
    begin: (position = 0, startDate: string | null = tomorrow) => desk('POST', position, { startDate }),
    /** Takes the beginning back. */
    undo: () => desk('DELETE', 0),
    etag: async () => String((await file()).headers.etag),
    answer: (etag: string, agreed: boolean) => answerWish(admin, id, agreed, etag),
    /** The story of the order, as everybody with its link reads it. */
    events: async () => (await readOrder(id)).timeline.map(({ event }) => event),
    /** The first day of the first ritual. */
    day: async () => (await readOrder(id)).items[0]?.startDate,
    /** How many such wishes wait for the shop, and whether this one is listed. */
    waiting: async () => {
      const { waiting } = (await admin.request({ url: '/api/admin/overview' })).json<{
        waiting: { kind: string; count: number }[];
      }>();
      const list = await admin.request({ url: '/api/admin/orders?asked=true' });
      const listed = list.json<{ items: { id: string }[] }>().items;
      const count = waiting.find(({ kind }) => kind === 'postponement_ask')?.count ?? 0;
      return [count, listed.some((order) => order.id === id)];
    },
    /** The letters that tell the customer that the wish has ended. */
    letters: async () =>
      (await messagesTo(shop, anna.contact)).filter(({ subject }) =>
        /просьба о переносе снята|another day has ended/.test(subject),
      ),
  };
}

test('the beginning of the ritual ends the wish: everybody reads why, nobody waits, and an answer to it is refused', async () => {
  const { wish, begin, etag, answer, events, file, waiting, letters } = await askedForLaterDay();
  const [before] = await waiting();
  const etagRead = await etag();
  expect((await begin()).statusCode).toBe(200);
  expect(await wish()).toMatchObject({ ask: { state: 'overtaken', endedAt: expect.any(String), answer: '' }, mayAsk: false });
  expect(await waiting()).toEqual([Number(before) - 1, false]);
  expect((await events()).slice(-2)).toEqual(['processing', 'wish_overtaken']);
  expect((await file()).json()).toMatchObject({
    postponementAsk: { state: 'overtaken' },
    timeline: expect.arrayContaining([expect.objectContaining({ kind: 'state', reason: 'postponement_overtaken' })]),
  });
  for (const version of [etagRead, await etag()])
    for (const agreed of [true, false])
      expect((await answer(version, agreed)).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect((await begin()).statusCode).toBe(200);
  expect(await letters()).toHaveLength(1);
});

test('a wish stays ended when the beginning is taken back, which the story no longer tells, and the customer may ask anew', async () => {
  const { wish, ask, begin, undo, events, letters } = await askedForLaterDay();
  await begin();
  pass(60);
  expect((await undo()).statusCode).toBe(200);
  expect(await wish()).toMatchObject({ ask: { state: 'overtaken' }, mayAsk: true });
  expect((await events()).slice(-2)).toEqual(['paid', 'wish_overtaken']);
  pass(60);
  expect((await ask()).json()).toMatchObject({ ask: { state: 'open' }, mayAsk: false });
  await begin();
  expect(await wish()).toMatchObject({ ask: { state: 'overtaken' } });
  expect(await letters()).toHaveLength(2);
});

test('a wish about several rituals is open until the last of them begins', async () => {
  const { wish, begin } = await askedForLaterDay({});
  for (const [position, state] of ['open', 'open', 'overtaken'].entries()) {
    expect((await begin(position)).statusCode).toBe(200);
    expect(await wish()).toMatchObject({ ask: { state } });
  }
});

/** The ritual begins and its wish is answered at once, the one or the other first. */
async function beginAndAnswer(first: string, agreed: boolean) {
  const asked = await askedForLaterDay();
  const etag = await asked.etag();
  const earlyAnswer = first === 'the answer' ? asked.answer(etag, agreed) : undefined;
  const [begun, answered] = await Promise.all([asked.begin(), earlyAnswer ?? asked.answer(etag, agreed)]);
  return { ...asked, begun, answered };
}

test.each(['the desk', 'the answer'])(
  'of a beginning and an agreement at once one counts and the other reads 409, when %s comes first',
  async (first) => {
    for (let round = 0; round < 3; round += 1) {
      const { begun, answered: agreed, wish, day, letters } = await beginAndAnswer(first, true);
      const hasBegun = begun.statusCode === 200;
      expect([begun.statusCode, agreed.statusCode]).toEqual(hasBegun ? [200, 409] : [409, 204]);
      expect((await wish()).ask.state).toBe(hasBegun ? 'overtaken' : 'agreed');
      expect(await day()).toBe(hasBegun ? tomorrow : dayAfter(20));
      expect(await letters()).toHaveLength(hasBegun ? 1 : 0);
      const refused = hasBegun ? agreed : begun;
      expect(refused.json()).toMatchObject({ code: hasBegun ? 'illegal_transition' : 'day_changed' });
    }
  },
);

test.each(['the desk', 'the answer'])(
  'of a beginning and a refusal at once the wish has one end, and the ritual begins on the day that it keeps, when %s comes first',
  async (first) => {
    for (let round = 0; round < 2; round += 1) {
      const { begun, answered: declined, wish, day, letters } = await beginAndAnswer(first, false);
      const isDeclined = declined.statusCode === 204;
      expect(begun.statusCode).toBe(200);
      expect([204, 409]).toContain(declined.statusCode);
      expect((await wish()).ask.state).toBe(isDeclined ? 'declined' : 'overtaken');
      expect(await day()).toBe(tomorrow);
      expect(await letters()).toHaveLength(isDeclined ? 0 : 1);
    }
  },
);
