import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { invited } from './invitation.ts';
import { plannedItems, versionOfPlan } from './plan.ts';
import { anAdvisedDay } from './testing/advised-day.ts';
import { aPerson } from './testing/circle.ts';
import { aPlan } from './testing/memory-plans.ts';
import { command, createShop, paid, tokens } from './testing/planning-shop.ts';

const { startDate, specialWishes, participants } = aPlan();

/** An order whose ritual has its day. */
const planned = anOrder('paid', { id: uuid(101), items: [anItem({ startDate })] });

describe('the letter about a saved plan', () => {
  test('has the days, the wishes, everybody as the desk reads them, and the calendar', async () => {
    const shop = createShop({ orders: [anOrder('paid', { items: [anItem({ quantity: 2 })] })] });
    shop.state.readings.push({ name: 'Пётр Кузнецов', readAs: 'Пё́тр' });
    await shop.save({ participants: 'Пётр Кузнецов 5.3.1988 7:40' });
    expect(shop.told).toMatchObject([
      {
        id: uuid(1),
        to: 'anna@example.com',
        language: 'ru',
        wishes: specialWishes,
        rituals: [{ quantity: 2, startDate }],
        people: [
          { name: 'Анна Иванова' },
          { name: 'Пётр Кузнецов', readAs: 'Пё́тр', birthDate: '1988-03-05', birthTime: '07:40' },
        ],
        calendar: expect.stringContaining(`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`),
      },
    ]);
    expect(shop.state.messages).toMatchObject([{ about: uuid(1), userId: 'anna' }]);
  });

  test('has the advice of the almanac about each day, where it gives one', async () => {
    const shop = createShop({ advice: anAdvisedDay() });
    await shop.save();
    expect(shop.told[0]?.calendar).toContain('UTC+5:30');
    expect(shop.told[0]?.rituals).toMatchObject([{ startDate, advice: 'Хороший день: титхи Шукла Чатуртхи, накшатра Шравана.' }]);
    const silent = createShop();
    await silent.save();
    expect(silent.told[0]?.rituals[0]).not.toHaveProperty('advice');
  });

  test('names only those of the invited who agreed', async () => {
    const shop = createShop({ plans: [aPlan()] });
    const about = { planId: aPlan().id, label: '', note: '', email: '', tokenHash: null };
    const open = invited({ ...about, id: uuid(1), number: 1 }, shop.clock());
    const accepted = { state: 'ready', expiresAt: null, answeredAt: shop.clock() } as const;
    shop.state.invitations = [open, { ...open, id: uuid(2), number: 2, ...accepted }];
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.told).toMatchObject([{ invited: [{ number: 2, state: 'ready' }] }]);
  });

  test('has the advice about the day of a ritual that has begun, too', async () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const items = [anItem({ startDate: addDays(startDate, 5), plannedAt: at, begunAt: at })];
    const shop = createShop({ orders: [anOrder('processing', { items })], plans: [aPlan()], advice: anAdvisedDay() });
    await shop.save({ specialWishes: 'Здоровье' });
    const advice = 'Хороший день: титхи Шукла Чатуртхи, накшатра Шравана.';
    expect(shop.told[0]?.rituals).toMatchObject([{ startDate: addDays(startDate, 5), advice }]);
  });

  test('replaces one that was not sent yet', async () => {
    const shop = createShop();
    await shop.save();
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.told).toHaveLength(2);
    expect(shop.state.messages).toMatchObject([{ id: uuid(502) }]);
  });

  test.each([
    ['once when a ritual got its day', [paid], {}, 1],
    ['once when a person was added', [planned], { participants: `${participants}\nПётр Орлов 11.07.1985` }, 1],
    ['never when nothing has changed', [planned], {}, 0],
  ])('is written %s', async (_, orders, change, letters) => {
    const shop = createShop({ orders, plans: [aPlan()] });
    await shop.save(change);
    expect(shop.told).toHaveLength(letters);
  });

  const performedAt = new Date('2026-11-19T04:00:00Z');
  const half = anOrder('processing', {
    id: uuid(102),
    userId: 'anna',
    contact: null,
    items: [anItem({ id: 'half', startDate, performedAt, begunAt: performedAt }), anItem()],
  });

  test('is about the orders of which something is still to be performed, under the name that they have', async () => {
    const past = anOrder('completed', {
      id: uuid(101),
      userId: 'anna',
      contact: { name: 'Пётр Орлов', email: null },
      items: [anItem({ id: 'past', performedAt })],
    });
    const shop = createShop({ orders: [past, half, paid] });
    await shop.save({ participants: '' });
    expect(shop.told[0]?.rituals).toMatchObject([{ itemId: 'half' }, { itemId: 'ganesha' }, { itemId: 'ganesha' }]);
    expect(shop.told[0]?.people.map(({ name }) => name)).toEqual(['Анна Иванова']);
  });

  test('names nobody when no order has a name', async () => {
    const shop = createShop({ orders: [half] });
    await shop.save({ participants: '' });
    expect(shop.told).toMatchObject([{ people: [] }]);
  });

  test('is not written once all is performed, and takes back what was not sent of a former plan', async () => {
    const shop = createShop();
    await shop.save();
    shop.state.orders = [
      anOrder('completed', { items: [anItem({ startDate, begunAt: shop.clock(), performedAt: shop.clock() })] }),
    ];
    await shop.save({ specialWishes: 'Здоровье' });
    expect(shop.told).toHaveLength(1);
    expect(shop.state.messages).toEqual([]);
  });

  test('is not written while no ritual has a day, because that of the plan is over', async () => {
    const shop = createShop({ plans: [aPlan({ startDate: '2026-11-01' as typeof startDate })] });
    const { stayed } = await shop.save({ startDate: '2026-11-01', specialWishes: 'Здоровье' });
    expect([stayed.map(({ why }) => why), shop.told]).toEqual([['day_over'], []]);
  });

  test('is written ten times a day at most, and then none of a former plan is sent', async () => {
    const shop = createShop();
    for (let time = 0; time < 12; time += 1) await shop.save({ specialWishes: `Wish ${time}` });
    expect(shop.told).toHaveLength(10);
    expect(shop.state.messages).toEqual([]);
  });

  test('is written to nobody without an e-mail', async () => {
    const byPhone = createShop({ orders: [anOrder('paid', { userId: 'anna' })] });
    await byPhone.saveBy(userCaller({ email: null, phone: '+79161234567' }), command);
    expect(byPhone.told).toEqual([]);
  });
});

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
      invited: [],
      updatedAt: shop.clock(),
      rituals: plannedItems(startDate, [paid]).map(({ ritual }) => ({ ...ritual, moving: { way: 'plan', until: '2027-01-12' } })),
      freeFrom: '2026-11-23',
      stayed: [],
      withdrawn: [],
      calendarToken: tokens.of({ id: uuid(1), calendarVersion: 0 }),
      version: versionOfPlan(aPlan()),
    });
  });

  test('is not made for an order that was cancelled in the same moment', async () => {
    const shop = createShop();
    const transact: typeof shop.transact = (work) =>
      shop.transact((stores) => work({ ...stores, orders: { ...stores.orders, lock: async () => anOrder('cancelled') } }));
    await expect(shop.saveWith({ transact })(userCaller(), command)).rejects.toEqual(refusal('no_paid_orders'));
  });

  test('needs a paid order', async () => {
    const shop = createShop({ orders: [anOrder('pending'), anOrder('cancelled')] });
    await expect(shop.save()).rejects.toEqual(refusal('no_paid_orders'));
    expect(shop.state.plans).toEqual([]);
  });
});

describe('a plan that is saved again', () => {
  const version = versionOfPlan(aPlan());

  test('with the newest version is stored, and with an older one refused', async () => {
    const shop = createShop({ plans: [aPlan()] });
    await shop.save({ version, specialWishes: 'Здоровье' });
    await expect(shop.save({ version, specialWishes: 'Мир' })).rejects.toEqual(refusal('changed_meanwhile'));
    expect(shop.state.plans).toMatchObject([{ specialWishes: 'Здоровье' }]);
  });

  test('with an older version and the same words is only repeated', async () => {
    const shop = createShop({ plans: [aPlan()] });
    await shop.save({ version, specialWishes: 'Здоровье' });
    const { plans } = structuredClone(shop.state);
    await shop.save({ version, specialWishes: ' Здоровье' });
    expect(shop.state.plans).toEqual(plans);
  });

  test('with a version is refused where there is no plan', async () => {
    await expect(createShop().save({ version })).rejects.toEqual(refusal('changed_meanwhile'));
  });

  test('by somebody who has read that there is none replaces no plan, and is otherwise only repeated', async () => {
    const shop = createShop();
    await shop.save({ version: null });
    const { plans } = structuredClone(shop.state);
    await shop.save({ version: null });
    for (const other of [{ specialWishes: 'Мир' }, { participants: '' }])
      await expect(shop.save({ version: null, ...other })).rejects.toEqual(refusal('changed_meanwhile'));
    expect(shop.state.plans).toEqual(plans);
  });

  test('keeps an incomplete line that it had or that names a person of the circle, and refuses a new one', async () => {
    const shop = createShop({ plans: [aPlan({ participants: 'Тётя Вера, весна' })] });
    shop.state.circle = [{ ...aPerson({ name: 'Rose' }), userId: 'anna' }];
    const participants = 'тётя вера весна\nRose';
    expect(await shop.save({ participants })).toMatchObject({ participants });
    await expect(shop.save({ participants: `${participants}\nЮля` })).rejects.toEqual(
      refusal('invalid_participants', {
        fields: [
          { path: ['participants', 2], code: 'participant_name' },
          { path: ['participants', 2], code: 'participant_date_missing' },
        ],
      }),
    );
  });

  test('with another start date counts one more move', async () => {
    const shop = createShop({ plans: [aPlan({ moves: 2, calendarVersion: 3 })] });
    await shop.save({ startDate: '2027-02-01' });
    const updatedAt = shop.clock();
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

test('a text with more than fifty people is refused, also when all of them were in the plan before', async () => {
  const shop = createShop({ plans: [aPlan()] });
  const text = Array.from({ length: 51 }, () => participants).join('\n');
  const fields = [{ path: ['participants', 50], code: 'participants_too_many' as const }];
  await expect(shop.save({ participants: text })).rejects.toEqual(refusal('invalid_participants', { fields }));
});

test('a refusal names every line of participants that cannot be read, and all that the line lacks', async () => {
  const fields = [
    { path: ['participants', 0], code: 'participant_name' },
    { path: ['participants', 0], code: 'participant_date_missing' },
    { path: ['participants', 2], code: 'participant_date' },
  ] as const;
  // In the first time zone it is the 21st already, so that nobody can have been born on the 22nd alone.
  const shop = createShop();
  const text = `Анна\n${participants}\nПётр Иванов 22.11.2026\nИрина Иванова 21.11.2026`;
  await expect(shop.save({ participants: text })).rejects.toEqual(refusal('invalid_participants', { fields }));
  expect(shop.state.plans).toEqual([]);
});

test('a customer can save a plan only under their own e-mail', async () => {
  const shop = createShop();
  await shop.save({ customerEmail: 'Anna@Example.com' });
  await expect(shop.save({ customerEmail: 'boris@example.com' })).rejects.toEqual(refusal('not_allowed'));
});

test('a guest cannot save a plan', async () => {
  await expect(async () => createShop().saveBy(guest, command)).rejects.toEqual(refusal('not_signed_in'));
});
