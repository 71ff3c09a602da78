import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createTestIds } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTellOfAsk } from './tell-of-ask.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

const order = anOrder('paid', { language: 'en' });
const postpone = { kind: 'postpone', startDate: '2026-12-20' as CalendarDate } as const;

test.each([
  ['postponed, and the day that is wished', postpone, ['20 December 2026'], 'asks to cancel'],
  ['cancelled', { kind: 'cancel' } as const, ['asks to cancel'], 'December'],
])('support reads which order a customer wants %s, and nothing of the customer', async (_, ask, words, otherAsk) => {
  const { sent, messages } = createOutbox();
  await createTellOfAsk({ ...letterPlace, newId: createTestIds() })(order, ask, messages);
  expect(sent).toMatchObject([{ to: 'help@shop.example', about: order.id }]);
  const [{ text } = { text: '' }] = sent;
  for (const fact of [...words, `https://shop.example/admin-panel/orders/${order.id}`]) expect(text).toContain(fact);
  expect(text).not.toContain(otherAsk);
  expect(text).not.toMatch(/Анна|example\.com/);
});
