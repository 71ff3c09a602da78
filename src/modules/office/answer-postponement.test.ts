import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createAnswerPostponement } from './answer-postponement.ts';
import { createAskToPostpone, createTakeBackAsk, createViewOwnPostponement } from './ask-to-postpone.ts';
import { createPostponements } from './testing/memory-postponements.ts';

const anna = userCaller();
const operator = staffCaller('operator');
const wish = { startDate: '2026-12-20', reason: ' В больнице ' };
const begunAt = new Date('2026-11-19T04:00:00Z');

function shop(order: Order = anOrder('paid', { userId: anna.userId })) {
  const memory = createPostponements(order);
  const answer = createAnswerPostponement(memory);
  return {
    ...memory,
    ask: (changes: object = {}, caller: Parameters<typeof answer>[0] = anna) =>
      createAskToPostpone(memory)(caller, order.id, { ...wish, ...changes }),
    takeBack: () => createTakeBackAsk(memory)(anna, order.id),
    view: (caller = anna) => createViewOwnPostponement(memory)(caller, order.id),
    answer: (version: number, agreed = true, caller = operator) =>
      answer(caller, order.id, { version, agreed, answer: ' Хорошо ', noteId: uuid(7) }),
  };
}

test('the customer asks once: support is told, the same again changes nothing, and another wish waits for the answer', async () => {
  const { ask, state, wishes } = shop();
  await ask();
  expect(await ask()).toMatchObject({ ask: { startDate: '2026-12-20', reason: 'В больнице', state: 'open' }, mayAsk: false });
  expect([state.asks.length, wishes]).toEqual([1, [{ kind: 'postpone', startDate: '2026-12-20' }]]);
  await expect(ask({ startDate: '2026-12-21' })).rejects.toEqual(refusal('illegal_transition'));
});

test('only the customer of an order asks and sees; a guest order belongs to its verified e-mail', async () => {
  const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
  const { ask, view } = shop();
  await expect(ask({}, boris)).rejects.toEqual(refusal('not_found'));
  await expect(view(boris)).rejects.toEqual(refusal('not_found'));
  await expect(ask({}, guest)).rejects.toEqual(refusal('not_signed_in'));
  const guests = shop(anOrder('paid'));
  expect((await guests.ask()).ask?.state).toBe('open');
  await expect(guests.ask({}, userCaller({ userId: 'phone', email: null }))).rejects.toEqual(refusal('not_found'));
});

test.each<[string, Order]>([
  ['an unpaid order', anOrder('pending', { userId: anna.userId })],
  ['an order whose rituals have begun', anOrder('processing', { userId: anna.userId, items: [anItem({ begunAt })] })],
  ['an order that is cancelled', anOrder('cancelled', { userId: anna.userId })],
])('%s cannot be postponed', async (_, order) => {
  const { ask, view } = shop(order);
  await expect(ask()).rejects.toEqual(refusal('illegal_transition'));
  expect(await view()).toEqual({ ask: undefined, mayAsk: false });
});

test('a day that is over is refused, and so is the sixth wish of a day', async () => {
  const { ask, takeBack, wishes } = shop();
  await expect(ask({ startDate: '2026-11-01' })).rejects.toEqual(refusal('invalid_date', field('date_in_past', 'startDate')));
  for (const day of [1, 2, 3, 4, 5]) {
    await ask({ startDate: `2026-12-0${day}` });
    await takeBack();
  }
  await expect(ask()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 86_400 }));
  expect(wishes).toHaveLength(5);
});

test('what is taken back awaits no answer, and another wish can be made', async () => {
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

test('agreeing moves what has not begun and tells the customer as every postponement does; of two answers one counts', async () => {
  const items = [anItem({ begunAt }), anItem()];
  const { ask, answer, view, takeBack, state, changes } = shop(anOrder('processing', { userId: anna.userId, items }));
  await ask();
  await answer(1);
  await expect(answer(1, false)).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(takeBack()).rejects.toEqual(refusal('illegal_transition'));
  expect(state.orders[0]?.items.map(({ startDate }) => startDate)).toEqual([undefined, '2026-12-20']);
  expect(changes).toMatchObject([{ kind: 'postponed', startDate: '2026-12-20', reason: 'Хорошо' }]);
  expect((await view()).ask).toMatchObject({ state: 'agreed', answer: 'Хорошо', answeredBy: operator.userId });
  expect(state.actions).toMatchObject([{ action: 'order.postponed' }]);
});

test('declining leaves the days, says why, and is in the log', async () => {
  const { ask, answer, view, state, changes } = shop();
  await ask();
  await answer(1, false);
  expect(changes).toEqual([{ kind: 'postponement_declined', reason: 'Хорошо' }]);
  expect(state.orders[0]?.items[0]?.startDate).toBeUndefined();
  expect(state.notes).toMatchObject([{ text: 'Хорошо', authorId: operator.userId }]);
  expect(state.actions).toMatchObject([{ action: 'order.postponement_declined' }]);
  expect(await view()).toMatchObject({ ask: { state: 'declined', answer: 'Хорошо' }, mayAsk: true });
});

test('agreeing to a day that the rituals have got meanwhile ends the wish with its answer, and moves nothing', async () => {
  const { ask, answer, view, state, changes } = shop();
  await ask();
  state.orders = state.orders.map((order) => ({ ...order, items: [anItem({ startDate: '2026-12-20' as CalendarDate })] }));
  await answer(1);
  expect((await view()).ask?.state).toBe('agreed');
  expect(changes).toMatchObject([{ kind: 'postponed', startDate: '2026-12-20', reason: 'Хорошо' }]);
  expect(state.history).toEqual([]);
  expect(state.actions).toMatchObject([{ action: 'order.postponement_agreed' }]);
});

test('what has begun since the wish cannot be agreed to, and the wish stays for another answer', async () => {
  const { ask, answer, view, state } = shop();
  await ask();
  state.orders = state.orders.map((order) => ({ ...order, items: [anItem({ begunAt })] }));
  await expect(answer(1)).rejects.toEqual(refusal('illegal_transition'));
  expect((await view()).ask?.state).toBe('open');
  await answer(1, false);
  expect((await view()).ask?.state).toBe('declined');
});

test.each(['cancelled', 'pending'] as const)('a wish about an order that is %s since is not answered', async (status) => {
  const { ask, answer, state } = shop();
  await ask();
  state.orders = state.orders.map(({ id }) => anOrder(status, { id, userId: anna.userId }));
  for (const agreed of [true, false]) await expect(answer(1, agreed)).rejects.toEqual(refusal('illegal_transition'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});

test('nobody answers without the permission to change orders', async () => {
  const { ask, answer, state } = shop();
  await ask();
  await expect(answer(1, true, staffCaller('priest'))).rejects.toEqual(refusal('not_allowed'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});
