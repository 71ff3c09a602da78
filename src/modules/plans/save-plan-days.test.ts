import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { anAdvisedDay } from './testing/advised-day.ts';
import { aPlan } from './testing/memory-plans.ts';
import { createShop, paid } from './testing/planning-shop.ts';

const { startDate } = aPlan();

describe('on a closed day', () => {
  const closeOn = (shop: ReturnType<typeof createShop>, day = startDate) =>
    shop.closedDays.push({ from: day, to: day, reason: { ru: 'Храм закрыт', en: 'Closed' } });
  const names = { ru: 'Храм закрыт', en: 'Closed' };
  const refused = refusal('invalid_date', { fields: [{ path: ['startDate'], code: 'closed_day', names }] });

  test('no plan begins, and the former plan stays as it was', async () => {
    const shop = createShop({ plans: [aPlan({ startDate: addDays(startDate, 1) })] });
    closeOn(shop);
    await expect(shop.save()).rejects.toEqual(refused);
    expect(shop.state.plans).toEqual([aPlan({ startDate: addDays(startDate, 1) })]);
  });

  test('a ritual that has the day keeps it, and the wishes may change', async () => {
    const items = [anItem({ startDate })];
    const shop = createShop({ orders: [anOrder('paid', { items })], plans: [aPlan()] });
    closeOn(shop);
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.state).toMatchObject({ plans: [{ startDate, specialWishes: 'Здоровье' }], orders: [{ items }] });
  });

  test('a ritual without a day does not get the day that others have', async () => {
    const orders = [
      anOrder('paid', { items: [anItem({ startDate }), anItem()] }),
      anOrder('paid', { id: uuid(101), items: [anItem({ startDate })] }),
    ];
    const shop = createShop({ orders, plans: [aPlan()] });
    closeOn(shop);
    await expect(shop.save({ specialWishes: 'Здоровье' })).rejects.toEqual(refused);
  });
});

describe('on a full day', () => {
  const refused = refusal('invalid_date', { fields: [{ path: ['startDate'], code: 'day_full' }] });

  test('no ritual begins, and the former plan stays as it was', async () => {
    const former = aPlan({ startDate: addDays(startDate, 1) });
    const shop = createShop({ plans: [former] });
    shop.state.room = { capacity: 2, taken: 2 };
    await expect(shop.save()).rejects.toEqual(refused);
    expect(shop.state.plans).toEqual([former]);
  });

  test('a ritual that has its place keeps it, and the wishes may change', async () => {
    const items = [anItem({ startDate })];
    const shop = createShop({ orders: [anOrder('paid', { items })], plans: [aPlan()] });
    shop.state.room = { capacity: 1, taken: 1 };
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.state).toMatchObject({ plans: [{ startDate, specialWishes: 'Здоровье' }], orders: [{ items }] });
  });

  test('an order that has room for a part only gets none', async () => {
    const shop = createShop({ orders: [anOrder('paid', { items: [anItem(), anItem()] })] });
    shop.state.room = { capacity: 3, taken: 2 };
    await expect(shop.save()).rejects.toEqual(refused);
    expect(shop.state.orders.flatMap(({ items }) => items.map((item) => item.startDate))).toEqual([undefined, undefined]);
  });
});

describe('the days of the rituals', () => {
  const day = (text: string) => text as CalendarDate;
  const on = (text: string, changes: object = {}) => anItem({ startDate: day(text), ...changes });
  const at = new Date('2026-11-19T04:00:00Z');
  const items = [
    on('2026-12-01'),
    on('2026-11-22'),
    on('2026-12-01', { preparedAt: at }),
    on('2026-11-18', { begunAt: at }),
    on('2026-10-01', { begunAt: at, performedAt: at }),
    anItem(),
  ];
  const order = anOrder('processing', { items });
  const daysOf = (shop: ReturnType<typeof createShop>) => shop.state.orders[0]?.items.map((item) => item.startDate);

  test('become the new day where they may, and each ritual that stays is named with its reason', async () => {
    const shop = createShop({ orders: [order], plans: [aPlan({ startDate: day('2026-12-01') })] });
    const saved = await shop.save({ startDate: '2026-12-10' });
    expect(daysOf(shop)).toEqual(['2026-12-10', '2026-11-22', '2026-12-01', '2026-11-18', '2026-10-01', '2026-12-10']);
    expect(saved.stayed.map(({ position, startDate: stays, why }) => [position, stays, why])).toEqual([
      [1, '2026-11-22', 'soon'],
      [2, '2026-12-01', 'prepared'],
      [3, '2026-11-18', 'begun'],
    ]);
    expect(saved.stayed[0]).toMatchObject({ orderId: order.id, itemId: 'ganesha', name: { en: 'Ganesha' } });
    expect(saved).toMatchObject({ startDate: '2026-12-10', withdrawn: [] });
    expect(shop.state.plans).toMatchObject([{ startDate: '2026-12-10', moves: 1 }]);
  });

  test('stay when only the wishes change, and a ritual without a day gets one', async () => {
    const shop = createShop({ orders: [order], plans: [aPlan({ startDate: day('2026-12-05') })] });
    const saved = await shop.save({ startDate: '2026-12-05', specialWishes: 'Мир' });
    expect(daysOf(shop)).toEqual(['2026-12-01', '2026-11-22', '2026-12-01', '2026-11-18', '2026-10-01', '2026-12-05']);
    expect(saved.stayed).toEqual([]);
  });

  test('a day that no ritual could get does not become the day of the plan, and everything else is saved', async () => {
    const near = anOrder('paid', { items: [on('2026-11-22')] });
    const shop = createShop({ orders: [near], plans: [aPlan({ startDate: day('2026-11-22') })] });
    const saved = await shop.save({ startDate: '2026-12-10', specialWishes: 'Мир' });
    expect(saved).toMatchObject({ startDate: '2026-11-22', specialWishes: 'Мир', stayed: [{ why: 'soon' }] });
    expect(shop.state.plans).toMatchObject([{ startDate: '2026-11-22', specialWishes: 'Мир', moves: 0 }]);
  });

  test('a day becomes the day of the plan when a ritual of any order got it, and not when none did', async () => {
    const near = anOrder('paid', { id: uuid(101), items: [on('2026-11-22')] });
    const far = anOrder('paid', { id: uuid(102), items: [on('2026-12-05')] });
    const plans = [aPlan({ startDate: day('2026-12-05') })];
    expect(await createShop({ orders: [near, far], plans }).save({ startDate: '2026-12-10' })).toMatchObject({
      startDate: '2026-12-10',
    });
    const there = anOrder('paid', { id: uuid(103), items: [on('2026-12-10')] });
    expect(await createShop({ orders: [near, there], plans }).save({ startDate: '2026-12-10' })).toMatchObject({
      startDate: '2026-12-05',
    });
  });

  test('a day that every ritual has already becomes the day of the plan, and a letter tells so', async () => {
    const shop = createShop({
      orders: [anOrder('paid', { items: [on('2026-12-10')] })],
      plans: [aPlan({ startDate: day('2026-12-01') })],
    });
    expect(await shop.save({ startDate: '2026-12-10' })).toMatchObject({ startDate: '2026-12-10', stayed: [] });
    expect(shop.told).toHaveLength(1);
  });

  test('a first plan keeps the chosen day, also when every ritual stays', async () => {
    const shop = createShop({ orders: [anOrder('paid', { items: [on('2026-11-22')] })] });
    expect(await shop.save({ startDate: '2026-12-10' })).toMatchObject({ startDate: '2026-12-10', stayed: [{ why: 'soon' }] });
  });

  test('a ritual without a day may get today, one that has a day may not', async () => {
    const shop = createShop({ orders: [anOrder('paid', { items: [anItem(), on('2026-12-01')] })] });
    const saved = await shop.save({ startDate: '2026-11-20' });
    expect(daysOf(shop)).toEqual(['2026-11-20', '2026-12-01']);
    expect(saved.stayed).toMatchObject([{ position: 1, why: 'new_day_soon' }]);
  });

  test('a day of the plan that is over is given to no ritual', async () => {
    const shop = createShop({ orders: [paid], plans: [aPlan({ startDate: day('2026-11-01') })] });
    expect((await shop.save({ startDate: '2026-11-01' })).stayed).toMatchObject([{ startDate: undefined, why: 'day_over' }]);
    expect(daysOf(shop)).toEqual([undefined]);
  });

  test('an open wish is withdrawn, with a row of the history, when the plan moves its ritual; another wish stays', async () => {
    const other = anOrder('paid', { id: uuid(200), items: [on('2026-11-22'), on('2026-12-01')] });
    const shop = createShop({ orders: [order, other], plans: [aPlan({ startDate: day('2026-12-01') })] });
    shop.state.wishes = [
      { orderId: order.id, positions: [0, 1] },
      { orderId: other.id, positions: [0] },
    ];
    expect((await shop.save({ startDate: '2026-12-10' })).withdrawn).toEqual([order.id]);
    expect(shop.state.wishes).toEqual([{ orderId: other.id, positions: [0] }]);
    expect(shop.state.history).toEqual([
      {
        orderId: order.id,
        from: 'processing',
        to: 'processing',
        at: shop.clock(),
        actor: { kind: 'payer' },
        reason: 'postponement_withdrawn',
      },
    ]);
  });
});

test('the letter names invited people who agreed, and has the advice about a day that stays', async () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const item = anItem({ startDate: addDays(startDate, 5), plannedAt: at, begunAt: at });
  const orders = [anOrder('processing', { items: [item] })];
  const shop = createShop({ orders, plans: [aPlan()], advice: anAdvisedDay() });
  const common = { planId: aPlan().id, label: '', note: '', email: '', tokenHash: null, invitedAt: at, person: null };
  shop.state.invitations = [
    { ...common, id: uuid(1), number: 1, state: 'invited', expiresAt: new Date('2026-11-21T10:00:00Z'), answeredAt: null },
    { ...common, id: uuid(2), number: 2, state: 'ready', expiresAt: null, answeredAt: at },
  ];
  await shop.save({ specialWishes: 'Здоровье' });
  expect(shop.told).toMatchObject([
    {
      invited: [{ number: 2, state: 'ready' }],
      rituals: [{ startDate: item.startDate, advice: expect.stringContaining('Хороший день') }],
    },
  ]);
});
