import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createAfterwardsMemory, readDays } from './testing/memory-afterwards.ts';

const anna = userCaller();
const { id } = anOrder();
/** The first day of all, 1 November 2026, has the waning seventh: tithi 22 of masa 7, which the north of India calls month 8. */
const items = [
  anItem(),
  anItem({ startDate: '2026-11-03' as CalendarDate }),
  anItem({ startDate: '2026-11-01' as CalendarDate }),
];
const performed = anOrder('completed', { userId: 'anna', items });
const createShop = (options: Parameters<typeof createAfterwardsMemory>[1] = {}) => createAfterwardsMemory([performed], options);
const passUntil = ({ pass, clock }: ReturnType<typeof createShop>, instant: string) =>
  pass((Date.parse(instant) - clock().getTime()) / 1000);

test('the yearly day is that of the tithi of the first day of all rituals, and its letter comes two weeks before', async () => {
  expect(await createShop().viewYearReminder(anna, id)).toEqual({
    firstDay: '2026-11-01',
    month: 8,
    isAdhika: false,
    tithi: 22,
    day: '2027-10-22',
    letterOn: '2027-10-08',
    isWanted: false,
    sentAt: null,
    hasMailbox: true,
  });
});

test('neither an order without a day nor a day that the almanac does not cover has a yearly day', async () => {
  const undated = createAfterwardsMemory([anOrder('completed', { userId: 'anna' })]);
  const unknown = createShop({ days: async () => [] });
  for (const { viewYearReminder } of [undated, unknown])
    await expect(viewYearReminder(anna, id)).rejects.toEqual(refusal('not_found'));
});

test.each([
  // Midnight in India, where the shop is.
  ['2027-10-07T18:29:59Z', '2027-10-08'],
  ['2027-10-07T18:30:00Z', '2028-09-26'],
])(
  'once the day of the letter has begun in the zone of the shop, the letter is that of the next year: %s',
  async (now, letterOn) => {
    expect(await createShop({ now }).viewYearReminder(anna, id)).toMatchObject({ day: '2027-10-22', letterOn });
  },
);

test('a wish for a letter is stored once, with the tithi of its day, and can be taken back', async () => {
  const shop = createShop();
  const wantedAt = shop.clock();
  expect(await shop.wantYearReminder(anna, id, true)).toMatchObject({ day: '2027-10-22', isWanted: true });
  shop.pass(60);
  await shop.wantYearReminder(anna, id, true);
  const wanted = { orderId: id, masa: 7, isAdhika: false, tithi: 22, day: '2027-10-22', wantedAt, sentAt: null };
  expect(shop.state.reminders).toEqual([wanted]);
  expect(await shop.wantYearReminder(anna, id, false)).toMatchObject({ isWanted: false });
  expect(shop.state.reminders).toEqual([]);
});

test('a customer without an e-mail can only refuse the letter', async () => {
  const shop = createShop();
  const byPhone = userCaller({ email: null, phone: '+79161234567' });
  await expect(shop.wantYearReminder(byPhone, id, true)).rejects.toEqual(refusal('illegal_transition'));
  expect(await shop.wantYearReminder(byPhone, id, false)).toMatchObject({ isWanted: false, hasMailbox: false });
  expect(shop.state.reminders).toEqual([]);
});

test('no wish is stored for an order that is erased while the almanac is asked', async () => {
  const shop = createShop({
    days: (...wanted) => {
      shop.state.orders = [{ ...anErasedOrder('completed'), userId: 'anna' }];
      return readDays(...wanted);
    },
  });
  await expect(shop.wantYearReminder(anna, id, true)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.reminders).toEqual([]);
});

test('the letter is written once, when its day has begun in the zone of the shop', async () => {
  const shop = createShop();
  await shop.wantYearReminder(anna, id, true);
  passUntil(shop, '2027-10-07T18:29:59Z');
  expect(await shop.sendYearReminders()).toBe(false);
  expect(shop.state.messages).toEqual([]);
  passUntil(shop, '2027-10-07T18:30:00Z');
  await shop.sendYearReminders();
  await shop.sendYearReminders();
  expect(shop.state.messages).toMatchObject([{ to: 'anna@example.com', subject: '2027-10-22 8', language: 'ru' }]);
});

test('after the letter its yearly day is still told, and another wish is for the letter of the next year', async () => {
  const shop = createShop();
  await shop.wantYearReminder(anna, id, true);
  passUntil(shop, '2027-10-10T10:00:00Z');
  await shop.sendYearReminders();
  const letterOn = '2028-09-26';
  const told = { day: '2027-10-22', letterOn, isWanted: false, sentAt: shop.clock() };
  expect(await shop.viewYearReminder(anna, id)).toMatchObject(told);
  const again = { day: '2027-10-22', letterOn, isWanted: true, sentAt: null };
  expect(await shop.wantYearReminder(anna, id, true)).toMatchObject(again);
});

test.each([
  ['with a letter', '2027-10-10T10:00:00Z', '2027-10-10T10:00:00.000Z'],
  ['without a letter', '2027-10-24T10:00:00Z', null],
])('once a yearly day is over, %s before it, the next one is told, and can be wished for', async (_, written, sentAt) => {
  const shop = createShop();
  await shop.wantYearReminder(anna, id, true);
  passUntil(shop, written);
  await shop.sendYearReminders();
  passUntil(shop, '2027-10-25T10:00:00Z');
  const seen = await shop.viewYearReminder(anna, id);
  expect(seen).toMatchObject({ day: '2028-10-10', letterOn: '2028-09-26', isWanted: false });
  expect(seen.sentAt?.toISOString() ?? null).toBe(sentAt);
  expect(await shop.wantYearReminder(anna, id, true)).toMatchObject({ day: '2028-10-10', isWanted: true });
});

test.each([
  ['is still written on the yearly day', '2027-10-22T10:00:00Z', 1],
  ['is not written after the yearly day', '2027-10-23T10:00:00Z', 0],
])('a letter that could not be written in time %s: at %s', async (_, late, letters) => {
  const shop = createShop();
  await shop.wantYearReminder(anna, id, true);
  passUntil(shop, late);
  await shop.sendYearReminders();
  expect(shop.state.messages).toHaveLength(letters);
});

test.each([
  [99, false],
  [100, true],
])('letters are written a hundred at once: after %d there may be more, %s', async (count, mayBeMore) => {
  const orders = Array.from({ length: count }, (_, index) => ({ ...performed, id: uuid(index) }));
  const shop = createAfterwardsMemory(orders);
  const due = { masa: 7, isAdhika: false, tithi: 22, day: '2026-11-21' as CalendarDate, wantedAt: shop.clock(), sentAt: null };
  shop.state.reminders = orders.map((order) => ({ ...due, orderId: order.id }));
  expect(await shop.sendYearReminders()).toBe(mayBeMore);
  expect(shop.state.messages).toHaveLength(count);
});
