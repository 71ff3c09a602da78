import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPlan } from './testing/memory-plans.ts';
import { createShop, paid } from './testing/planning-shop.ts';

const { startDate } = aPlan();

const reason = { ru: 'Храм закрыт', en: 'Closed' };
const isClosed = { fields: [{ path: ['startDate'], code: 'closed_day' as const, names: reason }] };
const isFull = { fields: [{ path: ['startDate'], code: 'day_full' as const }] };
type Shop = ReturnType<typeof createShop>;
const close = (shop: Shop) => void shop.closedDays.push({ from: startDate, to: startDate, reason });
/** Lets two rituals begin on a day, of which so many are taken. */
const fill = (shop: Shop, taken = 2) => void Object.assign(shop.state.room, { capacity: 2, taken });

describe.each([
  ['closed', close, isClosed],
  ['full', fill, isFull],
])('on a day that is %s', (_, make, fields) => {
  test('no ritual begins, and the former plan stays as it was', async () => {
    const former = aPlan({ startDate: addDays(startDate, 1) });
    const shop = createShop({ plans: [former] });
    make(shop);
    await expect(shop.save()).rejects.toEqual(refusal('invalid_date', fields));
    expect(shop.state.plans).toEqual([former]);
  });

  test('a ritual that has the day keeps it, and the wishes may change', async () => {
    const items = [anItem({ startDate })];
    const shop = createShop({ orders: [anOrder('paid', { items })], plans: [aPlan()] });
    make(shop);
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.state).toMatchObject({ plans: [{ startDate, specialWishes: 'Здоровье' }], orders: [{ items }] });
  });

  test('a ritual without a day does not get the day that others have', async () => {
    const orders = [
      anOrder('paid', { items: [anItem({ startDate }), anItem()] }),
      anOrder('paid', { id: uuid(101), items: [anItem({ startDate })] }),
    ];
    const shop = createShop({ orders, plans: [aPlan()] });
    make(shop);
    await expect(shop.save({ specialWishes: 'Здоровье' })).rejects.toEqual(refusal('invalid_date', fields));
  });
});

test('an order that has room for a part only gets none', async () => {
  const shop = createShop({ orders: [anOrder('paid', { items: [anItem(), anItem()] })] });
  fill(shop, 1);
  await expect(shop.save()).rejects.toEqual(refusal('invalid_date', isFull));
  expect(shop.state.orders.flatMap(({ items }) => items.map((item) => item.startDate))).toEqual([undefined, undefined]);
});

describe('the days of the rituals', () => {
  const day = (text: string) => text as CalendarDate;
  const on = (text: string, changes: object = {}) => anItem({ startDate: day(text), ...changes });
  const at = new Date('2026-11-19T04:00:00Z');
  const items = [
    on('2026-12-01'),
    // Within the three days of notice.
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

  test.each([
    ['becomes the day of the plan when one ritual got it, though another had to stay', '2026-12-05', '2026-12-10'],
    ['does not when none got it, though one has it already and another had to stay', '2026-12-10', '2026-12-05'],
  ])('a day %s', async (_, second, expected) => {
    const near = anOrder('paid', { id: uuid(101), items: [on('2026-11-22')] });
    const far = anOrder('paid', { id: uuid(102), items: [on(second)] });
    const shop = createShop({ orders: [near, far], plans: [aPlan({ startDate: day('2026-12-05') })] });
    expect(await shop.save({ startDate: '2026-12-10' })).toMatchObject({ startDate: expected });
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

  test('an open wish is withdrawn, with a row of the history, when the plan moves one of its rituals, and no other wish', async () => {
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
