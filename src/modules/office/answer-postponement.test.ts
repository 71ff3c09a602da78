import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createAnswerPostponement } from './answer-postponement.ts';
import { createOffice } from './testing/memory-office.ts';
import { aPaid, begunAt, createPostponements, far, near, onWishedDay } from './testing/memory-postponements.ts';

const operator = staffCaller('operator');
const wishedDay = '2026-12-20' as CalendarDate;

test('agreeing moves the rituals of the wish alone, and tells the customer like any postponement', async () => {
  const { ask, answer, view, days, state, changes } = createPostponements(aPaid(near(), near(), far));
  await ask({ items: [1] });
  await answer(1);
  expect(days()).toEqual(['2026-11-22', '2026-12-20', '2026-12-01']);
  const { name, weeks } = near();
  expect(changes).toEqual([{ kind: 'postponed', rituals: [{ name, weeks }], startDate: '2026-12-20', reason: 'Хорошо' }]);
  expect((await view()).ask).toMatchObject({ state: 'agreed', answer: 'Хорошо', answeredBy: 'operator' });
  expect(state.actions).toMatchObject([{ action: 'order.postponed' }]);
});

test('declining leaves the days, says why, and is in the log', async () => {
  const { ask, answer, view, days, state, changes } = createPostponements();
  await ask();
  await answer(1, false);
  expect(changes).toEqual([{ kind: 'postponement_declined', reason: 'Хорошо' }]);
  expect(days()).toEqual(['2026-11-22']);
  expect(state.notes).toMatchObject([{ text: 'Хорошо', authorId: 'operator' }]);
  const subject = { kind: 'order', id: aPaid().id };
  expect(state.actions).toMatchObject([{ action: 'order.postponement_declined', subject }]);
  expect(await view()).toMatchObject({ ask: { state: 'declined', answer: 'Хорошо' }, mayAsk: true });
});

test('the second of two people who answer is refused', async () => {
  const { ask, answer, view } = createPostponements();
  await ask();
  await answer(1);
  await expect(answer(1, false, operator, uuid(8))).rejects.toEqual(refusal('changed_meanwhile'));
  expect((await view()).ask?.state).toBe('agreed');
});

test.each([true, false])(
  'an answer that is sent again is the same one, and another under the id of its note is refused (agreed: %s)',
  async (agreed) => {
    const { ask, answer, state, changes } = createPostponements();
    await ask();
    await answer(1, agreed);
    await answer(1, agreed);
    await expect(answer(1, !agreed)).rejects.toEqual(refusal('idempotency_key_reused'));
    expect([state.notes.length, changes.length]).toEqual([1, 1]);
  },
);

test('an answer that is sent again leaves the wish open that the customer has made since', async () => {
  const { ask, answer, view, state } = createPostponements();
  await ask();
  await answer(1, false);
  await ask({ startDate: '2026-12-21' });
  await answer(1, false);
  expect((await view()).ask).toMatchObject({ startDate: '2026-12-21', state: 'open' });
  expect(state.notes).toHaveLength(1);
});

test('a ritual that has begun since the wish is not moved with the others', async () => {
  const { ask, answer, change, days } = createPostponements(aPaid(near(), near()));
  await ask();
  change('processing', near({ begunAt }), near());
  await answer(1);
  expect(days()).toEqual(['2026-11-22', '2026-12-20']);
});

test('agreeing to a day that the rituals have got since ends the wish with its answer, and moves nothing', async () => {
  const { ask, answer, view, change, state, changes } = createPostponements();
  await ask();
  change('paid', onWishedDay);
  await answer(1);
  expect((await view()).ask?.state).toBe('agreed');
  const { name, weeks } = onWishedDay;
  expect(changes).toEqual([{ kind: 'postponed', rituals: [{ name, weeks }], startDate: '2026-12-20', reason: 'Хорошо' }]);
  expect(state.history).toEqual([]);
  expect(state.actions).toMatchObject([{ action: 'order.postponement_agreed' }]);
});

test.each([
  ['others have not begun', aPaid(near(), near()), 'processing', [near({ begunAt }), near()]],
  ['the order has no others', aPaid(near()), 'processing', [near({ begunAt })]],
  ['nobody noted when, and the order is performed', aPaid(near()), 'ready', [near()]],
] as const)(
  'a wish whose ritual has begun since cannot be agreed to, and can be declined, where %s',
  async (_, order, status, items) => {
    const { ask, answer, change, state } = createPostponements(order);
    await ask({ items: [0] });
    change(status, ...items);
    await expect(answer(1)).rejects.toEqual(refusal('illegal_transition'));
    await answer(1, false);
    expect(state.asks).toMatchObject([{ state: 'declined' }]);
  },
);

test('a wish cannot be agreed to when one of its rituals has got a third day since, and can be declined', async () => {
  const { ask, answer, change, view, days, changes } = createPostponements(aPaid(near(), near()));
  await ask();
  change('paid', near(), near({ startDate: '2026-12-05' as CalendarDate }));
  await expect(answer(1)).rejects.toEqual(refusal('day_changed'));
  expect(days()).toEqual(['2026-11-22', '2026-12-05']);
  expect(changes).toEqual([]);
  await answer(1, false);
  expect((await view()).ask?.state).toBe('declined');
});

test('a day that the shop has closed since the wish cannot be agreed to, and the refusal has the reason', async () => {
  const { ask, answer, closed } = createPostponements();
  await ask();
  const names = { ru: 'Праздник', en: 'A feast' };
  closed.push({ from: wishedDay, to: wishedDay, reason: names });
  const details = { fields: [{ path: ['startDate'], code: 'closed_day' as const, names }] };
  await expect(answer(1)).rejects.toEqual(refusal('invalid_date', details));
});

test('a day that is full since the wish cannot be agreed to', async () => {
  const { ask, answer, room } = createPostponements();
  await ask();
  Object.assign(room, { capacity: 1, taken: 1 });
  await expect(answer(1)).rejects.toEqual(refusal('invalid_date', field('day_full', 'startDate')));
});

test('without a wish there is nothing to answer', async () => {
  await expect(createPostponements().answer(0)).rejects.toEqual(refusal('illegal_transition'));
});

test('an answer about an order that does not exist is refused', async () => {
  const answer = { version: 0, agreed: true, answer: '', noteId: uuid(7) };
  await expect(createAnswerPostponement(createOffice())(operator, uuid(1), answer)).rejects.toEqual(refusal('not_found'));
});

test('a wish that was taken back cannot be answered: not by who has read it open, nor by who has read on', async () => {
  const { ask, takeBack, answer } = createPostponements();
  await ask();
  await takeBack();
  await expect(answer(1)).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(answer(2)).rejects.toEqual(refusal('illegal_transition'));
});

test('a wish that the beginning of its rituals has ended cannot be answered, whatever version was read', async () => {
  const { ask, answer, view, state } = createPostponements();
  await ask();
  state.asks = state.asks.map((each) => ({ ...each, state: 'overtaken', endedAt: begunAt }));
  for (const version of [1, 2]) await expect(answer(version)).rejects.toEqual(refusal('illegal_transition'));
  expect(await view()).toMatchObject({ ask: { state: 'overtaken' }, mayAsk: true });
  await ask();
  expect(state.asks.map((each) => each.state)).toEqual(['overtaken', 'open']);
});

test.each(['cancelled', 'pending'] as const)('a wish about an order that is %s since is not answered', async (status) => {
  const { ask, answer, change, state } = createPostponements();
  await ask();
  change(status, near());
  for (const agreed of [true, false]) await expect(answer(1, agreed)).rejects.toEqual(refusal('illegal_transition'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});

test('answering needs the permission to change orders', async () => {
  const { ask, answer, state } = createPostponements();
  await ask();
  await expect(answer(1, true, staffCaller('priest'))).rejects.toEqual(refusal('not_allowed'));
  expect(state.asks).toMatchObject([{ state: 'open' }]);
});
