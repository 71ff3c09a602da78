import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createCalendarTokens } from './calendar-token.ts';
import { type Plan, planRituals } from './plan.ts';
import { createSavePlan, type SavePlan } from './save-plan.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';

const paid: Order = anOrder('paid');
const tokens = createCalendarTokens(['secret']);
const { startDate, specialWishes, participants } = aPlan();
const command: SavePlan = { startDate, specialWishes, participants };

function createShop({ orders = [paid], plans = [] as Plan[], now = '2026-11-20T10:00:00Z' } = {}) {
  const memory = createPlansMemory(orders, ...plans);
  const { clock } = createTestClock(now);
  const save = createSavePlan({ ...memory, clock, newId: createTestIds(), tokens });
  return {
    ...memory,
    clock,
    save: (changes: Partial<SavePlan> = {}) => save(userCaller(), { ...command, ...changes }),
    saveAs: save,
  };
}

describe('a first plan', () => {
  test('is stored as its customer wrote it, trimmed', async () => {
    const shop = createShop();
    await shop.save({ specialWishes: ` ${specialWishes}\n`, participants: `\n${participants} ` });
    expect(shop.state.plans).toEqual([aPlan({ id: uuid(1), updatedAt: shop.clock() })]);
  });

  test('is returned with its rituals and the secret token of its calendar', async () => {
    const shop = createShop();
    expect(await shop.save()).toEqual({
      ...command,
      customerEmail: 'anna@example.com',
      updatedAt: shop.clock(),
      rituals: planRituals(startDate, [paid]),
      calendarToken: tokens.of({ id: uuid(1), calendarVersion: 0 }),
    });
  });

  test('needs a paid order', async () => {
    const shop = createShop({ orders: [anOrder('pending'), anOrder('cancelled')] });
    await expect(shop.save()).rejects.toEqual(refusal('no_paid_orders'));
    expect(shop.state.plans).toEqual([]);
  });
});

describe('a plan that is saved again', () => {
  test('with another start date counts one more move', async () => {
    const shop = createShop({ plans: [aPlan({ moves: 2, calendarVersion: 3 })] });
    await shop.save({ startDate: '2027-02-01' });
    const { updatedAt } = { updatedAt: shop.clock() };
    expect(shop.state.plans).toEqual([{ ...aPlan({ moves: 3, calendarVersion: 3, updatedAt }), startDate: '2027-02-01' }]);
  });

  test('with the same start date counts no move', async () => {
    const shop = createShop({ plans: [aPlan({ moves: 2 })] });
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.state.plans).toMatchObject([{ moves: 2, specialWishes: 'Здоровье' }]);
  });

  test('may keep a start date in the past, but not get another date in the past', async () => {
    const shop = createShop({ plans: [aPlan()], now: '2027-02-01T10:00:00Z' });
    await shop.save({ specialWishes: 'Здоровье' });
    await expect(shop.save({ startDate: '2027-01-16' })).rejects.toEqual(
      refusal('invalid_date', field('date_in_past', 'startDate')),
    );
  });
});

describe('on a closed day', () => {
  const closeOn = (shop: ReturnType<typeof createShop>, day = startDate) =>
    shop.closedDays.push({ from: day, to: day, reason: { ru: 'Храм закрыт', en: 'Closed' } });
  const refused = refusal('invalid_date', field('closed_day', 'startDate'));

  test('no plan begins, and the former plan stays as it was', async () => {
    const shop = createShop({ plans: [aPlan({ startDate: addDays(startDate, 1) })] });
    closeOn(shop);
    await expect(shop.save()).rejects.toEqual(refused);
    expect(shop.state.plans).toEqual([aPlan({ startDate: addDays(startDate, 1) })]);
  });

  test('what was planned before stays, and its wishes may change', async () => {
    const items = [anItem({ startDate })];
    const shop = createShop({ orders: [anOrder('paid', { items })], plans: [aPlan()] });
    closeOn(shop);
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.state).toMatchObject({ plans: [{ startDate, specialWishes: 'Здоровье' }], orders: [{ items }] });
  });

  test('what has no day yet does not follow what was planned before', async () => {
    const shop = createShop({ orders: [anOrder('paid', { items: [anItem({ startDate }), anItem()] })], plans: [aPlan()] });
    closeOn(shop);
    await expect(shop.save({ specialWishes: 'Здоровье' })).rejects.toEqual(refused);
  });
});

test('a refusal names every line of participants that cannot be read, and all that the line lacks', async () => {
  const fields = [
    { path: ['participants', 0], code: 'participant_name' },
    { path: ['participants', 0], code: 'participant_date_missing' },
    { path: ['participants', 2], code: 'participant_date' },
  ] as const;
  const shop = createShop();
  const text = `Анна\n${participants}\nПётр Иванов 21.11.2026`;
  await expect(shop.save({ participants: text })).rejects.toEqual(refusal('invalid_participants', { fields }));
  expect(shop.state.plans).toEqual([]);
});

test('a customer can save a plan only under their own e-mail', async () => {
  const shop = createShop();
  await shop.save({ customerEmail: 'Anna@Example.com' });
  await expect(shop.save({ customerEmail: 'boris@example.com' })).rejects.toEqual(refusal('not_allowed'));
});

test('a guest cannot save a plan', async () => {
  await expect(async () => createShop().saveAs(guest, command)).rejects.toEqual(refusal('not_signed_in'));
});
