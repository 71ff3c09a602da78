import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { messagesTo, signIn } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock(Date.parse('2026-11-20T09:00:00Z'));
const shop = await openShop({ overrides: { clock } });
const dayAfter = (days: number) => addDays(dayIn(clock(), shop.config.timeZone), days);
const tomorrow = dayAfter(1);

/** An order whose rituals begin tomorrow, its customer's open wish for another day, and the people who may end it. */
async function askedForLaterDay(order: object = oneRitual) {
  const anna = await signIn(shop);
  const priest = await signInStaff(shop, 'priest');
  const operator = await signInStaff(shop, 'administrator');
  const { id } = await paidOrder(shop, { ...order, customerEmail: anna.contact });
  const plan = { startDate: tomorrow, specialWishes: '', participants: '' };
  await anna.request({ method: 'POST', url: '/api/ritual-plans', payload: plan });
  const url = `/api/account/orders/${id}/postponement`;
  const ask = () => anna.request({ method: 'PUT', url, payload: { startDate: dayAfter(20) } });
  expect((await ask()).statusCode).toBe(200);
  pass(1);
  const file = () => operator.request({ url: `/api/admin/orders/${id}` });
  const desk = (method: 'POST' | 'DELETE', position: number, payload?: object) =>
    priest.request({ method, url: `/api/admin/desk/${id}/rituals/${position}/begin`, ...(payload && { payload }) });
  return {
    anna,
    id,
    ask,
    file,
    own: async () => (await anna.request({ url })).json<{ ask: { state: string } }>(),
    begin: (position = 0, startDate: string | null = tomorrow) => desk('POST', position, { startDate }),
    undo: () => desk('DELETE', 0),
    etag: async () => String((await file()).headers.etag),
    answer: (etag: string, agreed: boolean) =>
      operator.request({
        method: 'POST',
        url: `/api/admin/orders/${id}/postponement-answer`,
        payload: { agreed, answer: 'Храм закрыт', noteId: randomUUID() },
        headers: { 'if-match': etag },
      }),
    events: async () =>
      (await shop.request({ url: `/api/orders/${id}` }))
        .json<{ timeline: { event: string }[] }>()
        .timeline.map(({ event }) => event),
    day: async () =>
      (await shop.request({ url: `/api/orders/${id}` })).json<{ items: { startDate: string }[] }>().items[0]?.startDate,
    waiting: async () => {
      const { waiting } = (await operator.request({ url: '/api/admin/overview' })).json<{
        waiting: { kind: string; count: number }[];
      }>();
      const list = await operator.request({ url: '/api/admin/orders?asked=true' });
      const listed = list.json<{ items: { id: string }[] }>().items;
      const count = waiting.find(({ kind }) => kind === 'postponement_ask')?.count ?? 0;
      return [count, listed.some((order) => order.id === id)];
    },
    letters: async () =>
      (await messagesTo(shop, anna.contact)).filter(({ subject }) =>
        /просьба о переносе снята|another day has ended/.test(subject),
      ),
  };
}

test('the beginning of the ritual ends the wish: everybody reads why, nobody waits, and whoever answers it is told', async () => {
  const { own, begin, etag, answer, events, file, waiting, letters } = await askedForLaterDay();
  const [before] = await waiting();
  const read = await etag();
  expect((await begin()).statusCode).toBe(200);
  expect(await own()).toMatchObject({ ask: { state: 'overtaken', endedAt: expect.any(String), answer: '' }, mayAsk: false });
  expect(await waiting()).toEqual([Number(before) - 1, false]);
  expect((await events()).slice(-2)).toEqual(['processing', 'wish_overtaken']);
  expect((await file()).json()).toMatchObject({
    postponementAsk: { state: 'overtaken' },
    timeline: expect.arrayContaining([expect.objectContaining({ kind: 'state', reason: 'postponement_overtaken' })]),
  });
  for (const version of [read, await etag()])
    for (const agreed of [true, false])
      expect((await answer(version, agreed)).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
  expect((await begin()).statusCode).toBe(200);
  expect(await letters()).toHaveLength(1);
});

test('a wish stays ended when the beginning is taken back, which the story no longer tells, and the customer may ask anew', async () => {
  const { own, ask, begin, undo, events, letters } = await askedForLaterDay();
  await begin();
  pass(60);
  expect((await undo()).statusCode).toBe(200);
  expect(await own()).toMatchObject({ ask: { state: 'overtaken' }, mayAsk: true });
  expect((await events()).slice(-2)).toEqual(['paid', 'wish_overtaken']);
  pass(60);
  expect((await ask()).json()).toMatchObject({ ask: { state: 'open' }, mayAsk: false });
  await begin();
  expect(await own()).toMatchObject({ ask: { state: 'overtaken' } });
  expect(await letters()).toHaveLength(2);
});

test('a wish about several rituals is open until the last of them begins', async () => {
  const { own, begin } = await askedForLaterDay({});
  for (const [position, state] of ['open', 'open', 'overtaken'].entries()) {
    expect((await begin(position)).statusCode).toBe(200);
    expect(await own()).toMatchObject({ ask: { state } });
  }
});

test.each([
  ['the desk', [0, 1]],
  ['the answer', [1, 0]],
] as const)(
  'of a beginning and an agreement at once one counts and the other reads 409, though %s comes first',
  async (_, turns) => {
    for (let round = 0; round < 3; round += 1) {
      const { own, begin, etag, answer, day, letters } = await askedForLaterDay();
      const read = await etag();
      const steps = [() => begin(), () => answer(read, true)] as const;
      const answers = await Promise.all(turns.map(async (turn) => [turn, await steps[turn]()] as const));
      const [begun, agreed] = answers.toSorted(([a], [b]) => a - b).map(([, { statusCode }]) => statusCode);
      expect([
        [200, 409],
        [409, 204],
      ]).toContainEqual([begun, agreed]);
      expect((await own()).ask.state).toBe(begun === 200 ? 'overtaken' : 'agreed');
      expect(await day()).toBe(begun === 200 ? tomorrow : dayAfter(20));
      expect(await letters()).toHaveLength(begun === 200 ? 1 : 0);
      const refused = answers.find(([, { statusCode }]) => statusCode === 409)?.[1].json();
      expect(refused).toMatchObject({ code: begun === 200 ? 'illegal_transition' : 'day_changed' });
    }
  },
);

test('of a beginning and a refusal at once the wish has one end, and the ritual begins on the day that it keeps', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { own, begin, etag, answer, letters } = await askedForLaterDay();
    const read = await etag();
    const steps = [() => answer(read, false), () => begin()];
    const [first, second] = await Promise.all((round % 2 ? steps : steps.toReversed()).map((step) => step()));
    const [declined, begun] = round % 2 ? [first, second] : [second, first];
    expect([begun?.statusCode, declined?.statusCode === 204 || declined?.statusCode === 409]).toEqual([200, true]);
    expect((await own()).ask.state).toBe(declined?.statusCode === 204 ? 'declined' : 'overtaken');
    expect(await letters()).toHaveLength(declined?.statusCode === 204 ? 0 : 1);
  }
});
