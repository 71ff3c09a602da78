import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createAnswerPostponement } from './answer-postponement.ts';
import { createAskToPostpone, createViewOwnPostponement } from './ask-to-postpone.ts';
import { requestOfNote } from './note-request.ts';
import { createOffice } from './testing/memory-office.ts';

const anna = userCaller();
const operator = staffCaller('operator');
/** Today is 20 November: the day is near, so another must be asked for. */
const order = anOrder('paid', { userId: anna.userId, items: [anItem({ startDate: '2026-11-22' as CalendarDate })] });

function openShop() {
  const office = createOffice(order);
  const answer = createAnswerPostponement(office);
  return {
    ...office,
    ask: (startDate: string) => createAskToPostpone(office)(anna, order.id, { startDate, reason: '' }),
    view: () => createViewOwnPostponement(office)(anna, order.id),
    answer: (agreed: boolean) => answer(operator, order.id, { version: 1, agreed, answer: ' Хорошо ', noteId: uuid(7) }),
  };
}

test('requests are the same when member, operation, order, note and content are, in whatever order the content has its fields', () => {
  const staff = requirePermission(operator, 'orders.write');
  const request = requestOfNote('cancel', staff, 'order', { noteId: 'note', reason: 'x', item: 1 });
  expect(request).toMatchObject({ caller: 'operator', operation: 'cancel', key: 'note' });
  expect(requestOfNote('cancel', staff, 'order', { item: 1, reason: 'x', noteId: 'note' })).toEqual(request);
  const others = [
    requestOfNote('cancel', staff, 'another', { noteId: 'note', reason: 'x', item: 1 }),
    requestOfNote('cancel', staff, 'order', { noteId: 'note', reason: 'y', item: 1 }),
  ];
  for (const { bodyHash } of others) expect(bodyHash).not.toBe(request.bodyHash);
});

test.each([true, false])(
  'an answer to a wish that is sent again is the same one, and another under the id of its note is refused (%s)',
  async (agreed) => {
    const { ask, answer, state, changes } = openShop();
    await ask('2026-12-20');
    await answer(agreed);
    await answer(agreed);
    await expect(answer(!agreed)).rejects.toEqual(refusal('idempotency_key_reused'));
    expect([state.notes.length, changes.length]).toEqual([1, 1]);
  },
);

test('an answer that is sent again after the customer has made another wish is answered as the first time, and leaves that wish open', async () => {
  const { ask, answer, view, state } = openShop();
  await ask('2026-12-20');
  await answer(false);
  await ask('2026-12-21');
  await answer(false);
  expect((await view()).ask).toMatchObject({ startDate: '2026-12-21', state: 'open' });
  expect(state.notes).toHaveLength(1);
});
