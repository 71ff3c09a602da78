import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createAnswerPostponement } from './answer-postponement.ts';
import { createAskToPostpone, createTakeBackAsk, createViewOwnPostponement } from './ask-to-postpone.ts';
import { askedRituals } from './postponement-ask.ts';
import { createOffice } from './testing/memory-office.ts';

const anna = userCaller();
const operator = staffCaller('operator');
const wish = { startDate: '2026-12-20', reason: ' В больнице ' };
const begunAt = new Date('2026-11-19T04:00:00Z');

const day = (text: string) => text as CalendarDate;
/** Today is 20 November: the day is near, so another must be asked for. */
const near = (changes: object = {}) => anItem({ startDate: day('2026-11-22'), ...changes });
const aPaid = (items = [near()]) => anOrder('paid', { userId: anna.userId, items });

function shop(order: Order = aPaid()) {
  const memory = createOffice(order);
  const answer = createAnswerPostponement(memory);
  return {
    ...memory,
    ask: (changes: object = {}, caller: Parameters<typeof answer>[0] = anna) =>
      createAskToPostpone(memory)(caller, order.id, { ...wish, ...changes }),
    takeBack: () => createTakeBackAsk(memory)(anna, order.id),
    view: (caller = anna) => createViewOwnPostponement(memory)(caller, order.id),
    answer: (version: number, agreed = true, caller = operator, noteId = uuid(7)) =>
      answer(caller, order.id, { version, agreed, answer: ' Хорошо ', noteId }),
  };
}

test('a customer asks once: support is told, asking the same again changes nothing, and another wish is refused until the answer', async () => {
  const { ask, state, wishes } = shop();
  await ask();
  expect(await ask()).toMatchObject({ ask: { startDate: '2026-12-20', reason: 'В больнице', state: 'open' }, mayAsk: false });
  expect([state.asks.length, wishes]).toEqual([1, [{ kind: 'postpone', startDate: '2026-12-20' }]]);
  for (const other of [{ startDate: '2026-12-21' }, { reason: 'Передумали' }])
    await expect(ask(other)).rejects.toEqual(refusal('illegal_transition'));
});

test('a wish has its rituals in the order of the list and each once, so the same rituals are the same wish', async () => {
  const { ask, state } = shop(aPaid(Array.from({ length: 11 }, () => near())));
  const first = await ask({ items: [10, 2, 10] });
  expect(first.ask?.items.map(({ position }) => position)).toEqual([2, 10]);
  expect((await ask({ items: [2, 10] })).ask).toEqual(first.ask);
  expect((await ask({ items: [10, 2] })).ask).toEqual(first.ask);
  expect(state.asks).toHaveLength(1);
  await expect(ask({ items: [2] })).rejects.toEqual(refusal('illegal_transition'));
});

test('only the customer of an order asks and sees; a guest order belongs to its verified e-mail', async () => {
  const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
  const { ask, view } = shop();
  await expect(ask({}, boris)).rejects.toEqual(refusal('not_found'));
  await expect(view(boris)).rejects.toEqual(refusal('not_found'));
  await expect(ask({}, guest)).rejects.toEqual(refusal('not_signed_in'));
  const guests = shop(anOrder('paid', { items: [near()] }));
  expect((await guests.ask()).ask?.state).toBe('open');
  await expect(guests.ask({}, userCaller({ userId: 'phone', email: null }))).rejects.toEqual(refusal('not_found'));
});

test.each<[string, Order]>([
  ['an unpaid order', anOrder('pending', { userId: anna.userId, items: [near()] })],
  ['an order whose rituals have begun', anOrder('processing', { userId: anna.userId, items: [anItem({ begunAt })] })],
  ['an order that is cancelled', anOrder('cancelled', { userId: anna.userId, items: [near()] })],
])('%s cannot be postponed', async (_, order) => {
  const { ask, view } = shop(order);
  await expect(ask()).rejects.toEqual(refusal('illegal_transition'));
  expect(await view()).toMatchObject({ ask: undefined, mayAsk: false });
});

test('a day in the past is refused, and so is a sixth wish within a day', async () => {
  const { ask, takeBack, wishes } = shop();
  await expect(ask({ startDate: '2026-11-01' })).rejects.toEqual(refusal('invalid_date', field('date_in_past', 'startDate')));
  for (const day of [1, 2, 3, 4, 5]) {
    await ask({ startDate: `2026-12-0${day}` });
    await takeBack();
  }
  await expect(ask()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 86_400 }));
  expect(wishes).toHaveLength(5);
});

test('a wish that is taken back cannot be answered, and another can be made', async () => {
  const { ask, takeBack, view, answer, state } = shop();
  await expect(takeBack()).rejects.toEqual(refusal('not_found'));
  await ask();
  await expect(answer(0)).rejects.toEqual(refusal('changed_meanwhile'));
  await takeBack();
  await takeBack();
  expect(await view()).toMatchObject({ ask: { state: 'taken_back' }, mayAsk: true });
  await expect(answer(1)).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(answer(2)).rejects.toEqual(refusal('illegal_transition'));
  await ask();
  expect(state.asks.map((each) => each.state)).toEqual(['taken_back', 'open']);
});

test('agreeing moves the rituals that have not begun and tells the customer like any postponement; the second of two answers is refused', async () => {
  const items = [near({ begunAt }), near()];
  const { ask, answer, view, takeBack, state, changes } = shop(anOrder('processing', { userId: anna.userId, items }));
  await ask();
  await answer(1);
  await expect(answer(1, false, operator, uuid(8))).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(takeBack()).rejects.toEqual(refusal('illegal_transition'));
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual(['2026-11-22', '2026-12-20']);
  expect(changes).toMatchObject([{ kind: 'postponed', startDate: '2026-12-20', reason: 'Хорошо' }]);
  expect((await view()).ask).toMatchObject({ state: 'agreed', answer: 'Хорошо', answeredBy: operator.userId });
  expect(state.actions).toMatchObject([{ action: 'order.postponed' }]);
});

test('a ritual that has begun since the wish is not moved with the others', async () => {
  const { ask, answer, state } = shop(aPaid([near(), near()]));
  await ask();
  state.orders = state.orders.map(({ id }) => ({ ...anOrder('processing', { id, items: [near({ begunAt }), near()] }) }));
  await answer(1);
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual(['2026-11-22', '2026-12-20']);
});

test('a wish whose rituals have all begun since cannot be agreed to, even when other rituals have not begun', async () => {
  const { ask, answer, state } = shop(aPaid([near(), near()]));
  await ask({ items: [0] });
  state.orders = state.orders.map(({ id }) => ({ ...anOrder('processing', { id, items: [near({ begunAt }), near()] }) }));
  await expect(answer(1)).rejects.toEqual(refusal('illegal_transition'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});

test('without a wish, and without an order, there is nothing to answer', async () => {
  const { answer, clock, transact, tellCustomer } = shop();
  await expect(answer(0)).rejects.toEqual(refusal('illegal_transition'));
  const agreement = { version: 0, agreed: true, answer: '', noteId: uuid(7) };
  const other = createAnswerPostponement({ clock, transact, tellCustomer })(operator, 'another', agreement);
  await expect(other).rejects.toEqual(refusal('not_found'));
});

test('declining leaves the days, says why, and is in the log', async () => {
  const { ask, answer, view, state, changes } = shop();
  await ask();
  await answer(1, false);
  expect(changes).toEqual([{ kind: 'postponement_declined', reason: 'Хорошо' }]);
  expect(state.orders[0]?.items[0]?.startDate).toBe('2026-11-22');
  expect(state.notes).toMatchObject([{ text: 'Хорошо', authorId: operator.userId }]);
  const subject = { kind: 'order', id: aPaid().id };
  expect(state.actions).toMatchObject([{ action: 'order.postponement_declined', subject }]);
  expect(await view()).toMatchObject({ ask: { state: 'declined', answer: 'Хорошо' }, mayAsk: true });
});

test('agreeing to a day that the rituals already have ends the wish with its answer, and moves nothing', async () => {
  const { ask, answer, view, state, changes } = shop();
  await ask();
  state.orders = state.orders.map((order) => ({ ...order, items: [anItem({ startDate: '2026-12-20' as CalendarDate })] }));
  await answer(1);
  expect((await view()).ask?.state).toBe('agreed');
  const rituals = [{ name: { en: 'Ganesha' }, weeks: 4 }];
  expect(changes).toMatchObject([{ kind: 'postponed', rituals, startDate: '2026-12-20', reason: 'Хорошо' }]);
  expect(state.history).toEqual([]);
  expect(state.actions).toMatchObject([{ action: 'order.postponement_agreed' }]);
});

test('a wish names its rituals, and agreeing moves those alone', async () => {
  const { ask, answer, state, changes, view } = shop(
    aPaid([near(), near({ id: 'lakshmi' }), anItem({ startDate: day('2026-12-01') })]),
  );
  expect((await ask({ items: [1] })).ask?.items).toEqual([{ position: 1, startDate: '2026-11-22' }]);
  expect((await ask({ items: [1] })).ask?.state).toBe('open');
  await expect(ask({ items: [0, 1] })).rejects.toEqual(refusal('illegal_transition'));
  await answer(1);
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual(['2026-11-22', '2026-12-20', '2026-12-01']);
  expect(changes).toMatchObject([{ kind: 'postponed', rituals: [{ name: { en: 'Ganesha' }, weeks: 4 }] }]);
  expect(await view()).toMatchObject({
    mayAsk: true,
    freeFrom: '2026-11-23',
    movings: [
      { way: 'ask', because: 'soon' },
      { way: 'plan', until: '2026-12-17' },
      { way: 'plan', until: '2026-11-28' },
    ],
  });
});

test('asking for another day is not offered when every ritual with a day has begun', async () => {
  expect((await shop(aPaid([near({ begunAt }), anItem()])).view()).mayAsk).toBe(false);
});

test('a wish that names no rituals is about all that can get the day only by asking', async () => {
  const { ask, view } = shop(aPaid([near(), anItem({ startDate: day('2026-12-01') }), anItem(), near({ begunAt })]));
  expect((await view()).mayAsk).toBe(true);
  expect((await ask()).ask?.items).toEqual([{ position: 0, startDate: '2026-11-22' }]);
  const sooner = shop(aPaid([near(), anItem({ startDate: day('2026-12-01') })]));
  expect((await sooner.ask({ startDate: '2026-11-21' })).ask?.items.map(({ position }) => position)).toEqual([0, 1]);
});

test('a wish is refused for a day that the plan can set, and for a ritual that has begun, has the day already or does not exist', async () => {
  const far = anItem({ startDate: day('2026-12-01') });
  for (const items of [[far], [anItem()]]) await expect(shop(aPaid(items)).ask()).rejects.toEqual(refusal('free_in_plan'));
  const mixed = shop(aPaid([near(), far, near({ begunAt }), near({ startDate: day('2026-12-20') })]));
  await expect(mixed.ask({ items: [0, 1] })).rejects.toEqual(refusal('free_in_plan'));
  for (const items of [[2], [3], [0, 2]]) await expect(mixed.ask({ items })).rejects.toEqual(refusal('illegal_transition'));
  const unknown = { fields: [{ path: ['items', 1], code: 'unknown_item' as const }] };
  await expect(mixed.ask({ items: [0, 9] })).rejects.toEqual(refusal('invalid_request', unknown));
  const first = field('unknown_item', 'items', 0);
  await expect(mixed.ask({ items: [9, 0] })).rejects.toEqual(refusal('invalid_request', first));
  const there = shop(aPaid([near({ startDate: day('2026-12-20') })]));
  await expect(there.ask()).rejects.toEqual(refusal('illegal_transition'));
  expect(mixed.state.asks).toEqual([]);
});

test('a ritual that has got another day since the customer asked is not moved, and the wish stays for another answer', async () => {
  const { ask, answer, view, state, changes } = shop(aPaid([near(), near()]));
  await ask();
  state.orders = state.orders.map((order) => ({ ...order, items: [near(), near({ startDate: day('2026-12-05') })] }));
  await expect(answer(1)).rejects.toEqual(refusal('day_changed'));
  const seen = await view();
  expect(seen.ask?.state).toBe('open');
  expect(askedRituals(seen.order, seen.ask ?? { items: [] })).toMatchObject([
    { position: 0, weeks: 4, dayThen: '2026-11-22', dayNow: '2026-11-22' },
    { position: 1, name: { en: 'Ganesha' }, dayThen: '2026-11-22', dayNow: '2026-12-05' },
  ]);
  expect(askedRituals({ items: [] }, seen.ask ?? { items: [] })).toEqual([]);
  expect(changes).toEqual([]);
  await answer(1, false);
  expect((await view()).ask?.state).toBe('declined');
});

test('a day that the shop has closed since the wish cannot be agreed to, and the refusal has the reason', async () => {
  const { ask, answer, closed } = shop();
  await ask();
  const names = { ru: 'Праздник', en: 'A feast' };
  closed.push({ from: day('2026-12-20'), to: day('2026-12-20'), reason: names });
  const details = { fields: [{ path: ['startDate'], code: 'closed_day' as const, names }] };
  await expect(answer(1)).rejects.toEqual(refusal('invalid_date', details));
});

test('a full day can neither be asked for nor agreed to', async () => {
  const full = { fields: [{ path: ['startDate'], code: 'day_full' as const }] };
  const asked = shop();
  Object.assign(asked.room, { capacity: 1, taken: 1 });
  await expect(asked.ask()).rejects.toEqual(refusal('invalid_date', full));
  const { ask, answer, room } = shop();
  await ask();
  Object.assign(room, { capacity: 1, taken: 1 });
  await expect(answer(1)).rejects.toEqual(refusal('invalid_date', full));
});

test('a wish whose ritual has begun cannot be agreed to, and stays open for another answer', async () => {
  const { ask, answer, view, state } = shop();
  await ask();
  state.orders = state.orders.map((order) => ({ ...order, items: [anItem({ begunAt })] }));
  await expect(answer(1)).rejects.toEqual(refusal('illegal_transition'));
  expect((await view()).ask?.state).toBe('open');
  await answer(1, false);
  expect((await view()).ask?.state).toBe('declined');
});

test('a wish that the beginning of its ritual has ended cannot be answered; another may be made where the rule allows it', async () => {
  const { ask, answer, view, state } = shop();
  await ask();
  state.asks = state.asks.map((each) => ({ ...each, state: 'overtaken', endedAt: begunAt }));
  for (const version of [1, 2]) await expect(answer(version)).rejects.toEqual(refusal('illegal_transition'));
  expect(await view()).toMatchObject({ ask: { state: 'overtaken' }, mayAsk: true });
  await ask();
  expect(state.asks.map((each) => each.state)).toEqual(['overtaken', 'open']);
});

test.each(['cancelled', 'pending'] as const)('a wish about an order that is %s since is not answered', async (status) => {
  const { ask, answer, state } = shop();
  await ask();
  state.orders = state.orders.map(({ id }) => anOrder(status, { id, userId: anna.userId }));
  for (const agreed of [true, false]) await expect(answer(1, agreed)).rejects.toEqual(refusal('illegal_transition'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});

test('answering needs the permission to change orders', async () => {
  const { ask, answer, state } = shop();
  await ask();
  await expect(answer(1, true, staffCaller('priest'))).rejects.toEqual(refusal('not_allowed'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});
