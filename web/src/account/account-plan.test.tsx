import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderNumber } from '#words/order-number.ts';
import { accountVisits, field, order, said, type, user } from '../../testing/account-visit.tsx';
import { example, exampleOrder, leaveShop, press } from '../../testing/shop-visit.tsx';
import { NO_STAR } from '../../testing/stars.ts';
import type { User } from '../api/late/current-user.ts';
import type { RitualPlan } from './queries.ts';

const visit = accountVisits();

/** A year whose days are all still to come, and can be chosen. */
const YEAR = new Date().getFullYear() + 1;

describe('orders and plan', () => {
  test('the form of the plan says what the chosen day is to the customer’s star, and asks anew for another month alone', async () => {
    const days = example<{ items: { date: string }[] }>('ownDays');
    const items = [`${YEAR}-01-14`, `${YEAR}-01-15`].map((date) => ({ ...days.items[0], date }));
    items[1] = { ...items[1], tara: null } as (typeof items)[1];
    visit.server.answers['GET /api/customer-profiles/*/days'] = { ...days, items };
    visit.open(user());
    await type('Дата начала', `${YEAR}-01-14`);
    const own = within(await screen.findByRole('region', { name: /для вашей звезды/ }));
    expect(own.getByText('Тара Садхака')).toBeDefined();
    expect(own.getByText(/за этот день.*Так до 23:18/)).toBeDefined();
    expect(own.getByText(/за этот день.*7-м раши/)).toBeDefined();
    await type('Дата начала', `${YEAR}-01-15`);
    expect(await screen.findByText(/^Для тары нужно точное время/)).toBeDefined();
    const asked = () => visit.server.callsOf('GET /api/customer-profiles/*/days').map(({ path, search }) => `${path}${search}`);
    const monthOf = (day: string) => `/api/customer-profiles/${user().profile?.id}/days?from=${day}&days=31`;
    expect(asked()).toEqual([monthOf(`${YEAR}-01-01`)]);
    await type('Дата начала', `${YEAR}-03-15`);
    await waitFor(() => expect(asked()).toEqual([monthOf(`${YEAR}-01-01`), monthOf(`${YEAR}-03-01`)]));
  });

  test('a customer without a star reads what is needed for it, and the server is not asked', async () => {
    visit.open({ ...user(), profile: { ...user().profile, star: NO_STAR } } as User);
    expect(await screen.findByText(/подскажем, чем день будет/)).toBeDefined();
    expect(visit.server.callsOf('GET /api/customer-profiles/*/days')).toEqual([]);
  });

  test('the history counts, names and hides orders, and leaves out the cancelled', async () => {
    visit.server.answers['GET /api/orders'] = [order, { ...order, id: order.id.replace('6f', '7f'), status: 'cancelled' }];
    visit.open(user());
    expect(await screen.findByRole('heading', { name: 'История заказов (1)' })).toBeDefined();
    expect(screen.getByRole('link', { name: `Заказ ${orderNumber(order.number, 'ru')}` })).toBeDefined();
    await press('Скрыть');
    expect(screen.queryByRole('link', { name: /Заказ/ })).toBeNull();
  });

  test('the newest order shows how far it has come; an older one does so when it is opened', async () => {
    const older = order.id.replace('6f', '7f');
    visit.server.answers['GET /api/orders'] = [order, { ...order, id: older }];
    visit.server.answers['GET /api/orders/*'] = exampleOrder();
    visit.open(user());
    expect(await screen.findByText(/Оплатите заказ/)).toBeDefined();
    expect(visit.server.callsOf('GET /api/orders/*').map(({ path }) => path)).toEqual([`/api/orders/${order.id}`]);
    const details = screen.getAllByText('Ход заказа').at(-1)?.closest('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await waitFor(() => expect(screen.getAllByText(/Оплатите заказ/)).toHaveLength(2));
  });

  const saved = ['2026-01-15', `${YEAR}-01-15`];
  test.each(saved)('who has ordered again is asked for a day, with the plan of %s and its day unless it is over', async (day) => {
    const plan = example<RitualPlan>('plan');
    const moving = { way: 'plan', until: null, because: null };
    const rituals = plan.rituals.map((ritual) => ({ ...ritual, moving }));
    visit.server.answers['GET /api/ritual-plans'] = { ...plan, startDate: day, rituals };
    visit.open(user());
    expect(await screen.findByText(/Выберите день для нового ритуала/)).toBeDefined();
    expect((await field('Дата начала')).value).toBe(day === saved[0] ? '' : day);
    expect((await field('Участники')).value).toBe(plan.participants);
    expect(screen.queryAllByRole('button', { name: 'Отмена' })).toHaveLength(day === saved[0] ? 0 : 1);
  });

  test('who has ordered again reads which rituals another day would move, and that the new one has no day', async () => {
    const plan = example<RitualPlan>('plan');
    const [ritual] = plan.rituals;
    if (!ritual) throw new Error('The example has a ritual');
    const ordered = { ...ritual, position: 1, name: 'Лакшми-яга', moving: { way: 'plan', until: null, because: null } };
    const startDate = `${YEAR}-01-15`;
    const rituals = [ordered, { ...ritual, startDate, moving: { ...ritual.moving, until: `${YEAR}-01-12` } }];
    visit.server.answers['GET /api/ritual-plans'] = { ...plan, startDate, rituals };
    visit.open(user());
    expect(await screen.findByText(new RegExp(`перейдут и Ганеша-яга \\(15 января ${YEAR} г\\.\\)\\.$`))).toBeDefined();
    await press('Отмена');
    const noDay = await screen.findByText('День ещё не выбран');
    expect(noDay.closest('li')?.textContent).toContain('Лакшми');
    expect(screen.getAllByText(new RegExp(`15 января ${YEAR}.*—`))).toHaveLength(1);
  });

  test('a planned order names the days of its ritual', async () => {
    const [item] = order.items;
    visit.server.answers['GET /api/orders'] = [
      { ...order, items: [{ ...item, startDate: '2026-12-03', endDate: '2026-12-31' }] },
    ];
    visit.open(user());
    expect(await screen.findByText(/3 декабря 2026 г\. — 31 декабря 2026/)).toBeDefined();
  });

  test('a long history shows a page, and the next one when it is asked for', async () => {
    const older = { ...order, id: order.id.replace('6f', '7f'), status: 'pending' };
    const next = { link: '</api/orders?email=anna%40example.com&cursor=older>; rel="next"' };
    const isOlder = () => visit.server.callsOf('GET /api/orders').at(-1)?.search.includes('cursor=older');
    visit.server.answers['GET /api/orders'] = () =>
      isOlder() ? Response.json([older]) : Response.json([order], { headers: next });
    visit.open(user());
    expect(await screen.findByRole('heading', { name: 'История заказов' })).toBeDefined();
    await press('Показать ещё');
    expect(await screen.findByRole('heading', { name: 'История заказов (2)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  test('a closed day is listed, refused with its reason as soon as it is chosen, and nothing typed is lost', async () => {
    const closed = { from: `${YEAR}-01-15`, to: `${YEAR}-01-16`, reason: 'Храм закрыт', reason_en: 'Closed' };
    visit.server.answers['GET /api/closed-days'] = { items: [closed] };
    visit.open(user());
    expect(
      await screen.findByText(
        new RegExp(`Ритуалы не начинают: 15 января ${YEAR} г\\. – 16 января ${YEAR} г\\. \\(Храм закрыт\\)`),
      ),
    ).toBeDefined();
    await type('Санкальпа и пожелания', 'Мир в доме');
    await type('Дата начала', `${YEAR}-01-16`);
    expect(await screen.findByText('В этот день ритуалы не начинают: Храм закрыт. Выберите другой день.')).toBeDefined();
    await press('Сохранить план');
    await type('Дата начала', `${YEAR}-01-17`);
    await waitFor(() => expect(screen.queryByText(/В этот день ритуалы/)).toBeNull());
    expect(visit.server.callsOf('POST /api/ritual-plans')).toEqual([]);
    expect((await field('Санкальпа и пожелания')).value).toBe('Мир в доме');
  });

  test('the furthest day is named, is the last of the calendar, and a later one is refused with it', async () => {
    visit.open(user());
    const day = await field('Дата начала');
    const [year] = day.max.split('-');
    expect(Number(year)).toBe(new Date().getFullYear() + 10);
    expect(await said(new RegExp(`Можно выбрать день до .* ${year} г\\. включительно`))).not.toHaveLength(0);
    await type('Дата начала', `${Number(year) + 1}-01-15`);
    await press('Сохранить план');
    expect(await said(new RegExp(`Выберите день не позже .* ${year}`))).not.toHaveLength(0);
    expect(visit.server.callsOf('POST /api/ritual-plans')).toEqual([]);
  });

  test('the customer joins the participants from the profile, once', async () => {
    visit.open(user());
    await type('Участники', 'Пётр Иванов 11.07.1985');
    await press('Добавить меня из профиля');
    const { firstName, lastName, birthDate, birthTime } = user().profile ?? {};
    expect((await field('Участники')).value).toBe(`Пётр Иванов 11.07.1985\n${firstName} ${lastName} ${birthDate} ${birthTime}`);
    expect(screen.queryByRole('button', { name: 'Добавить меня из профиля' })).toBeNull();
  });

  test('a paid order on a later page brings the plan', async () => {
    const isPaidAsked = () => visit.server.callsOf('GET /api/orders').at(-1)?.search.includes('paid=true');
    const next = { link: '</api/orders?cursor=older>; rel="next"' };
    visit.server.answers['GET /api/orders'] = () =>
      isPaidAsked() ? Response.json([order]) : Response.json([{ ...order, status: 'pending' }], { headers: next });
    visit.open(user());
    expect(await field('Дата начала')).toBeDefined();
  });

  test('the history shows the price of all units of an item', async () => {
    const [item] = order.items;
    visit.server.answers['GET /api/orders'] = [{ ...order, items: [{ ...item, price: 250, quantity: 2 }], total: 500 }];
    visit.open(user());
    expect((await screen.findByText(/2 обряда/)).closest('li')?.textContent).toMatch(/500.\$/);
    expect(screen.queryByText(/250/)).toBeNull();
  });

  test.each(['processing', 'ready'] as const)('the plan stays once the rituals have begun: %s', async (status) => {
    visit.server.answers['GET /api/orders'] = [{ ...order, status }];
    visit.server.answers['GET /api/ritual-plans'] = example<RitualPlan>('plan');
    visit.open(user());
    expect(await screen.findByRole('heading', { name: 'План ритуалов' })).toBeDefined();
  });

  test('without a paid order no plan is offered', async () => {
    visit.server.answers['GET /api/orders'] = [{ ...order, status: 'pending', due: 300 }];
    visit.open(user());
    expect(await screen.findByRole('link', { name: /Оплатить 300/ })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'План ритуалов' })).toBeNull();
    expect(visit.server.callsOf('GET /api/ritual-plans')).toEqual([]);
  });

  test('of a part-paid order the rest is asked for, and nothing once the whole amount is on its way', async () => {
    visit.server.answers['GET /api/orders'] = [{ ...order, status: 'pending', due: 180 }];
    visit.open(user());
    expect(await screen.findByRole('link', { name: /Оплатить 180/ })).toBeDefined();
    leaveShop();
    visit.server.answers['GET /api/orders'] = [{ ...order, status: 'pending', due: 0 }];
    visit.open(user());
    expect(await screen.findByText(/Ганеша-яга/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
  });

  test('a plan that was typed and not saved waits for its customer, and for nobody else', async () => {
    visit.open(user());
    await type('Санкальпа и пожелания', 'О здоровье Анны');
    leaveShop();
    visit.open(user());
    expect((await field('Санкальпа и пожелания')).value).toBe('О здоровье Анны');
    leaveShop();
    visit.open({ ...user(), id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' });
    expect((await field('Санкальпа и пожелания')).value).toBe('');
  });

  test('a plan without a first day is refused', async () => {
    visit.open(user());
    await press('Сохранить план');
    expect((await screen.findByRole('alert')).textContent).toBe('Пожалуйста, выберите дату начала ритуалов');
  });

  test('of several wrong fields of the plan the first of the page gets the focus', async () => {
    visit.open(user());
    const day = await field('Дата начала');
    await type('Участники', 'нет даты');
    await press('Сохранить план');
    await waitFor(() => expect(document.activeElement).toBe(day));
  });

  test('a first plan replaces none that was made meanwhile; it is then a summary with end dates, and can be edited', async () => {
    visit.server.answers['POST /api/ritual-plans'] = example<RitualPlan>('plan');
    visit.open(user());
    await type('Дата начала', `${YEAR}-01-15`);
    await type('Санкальпа и пожелания', '   ');
    await press('Сохранить план');
    expect(await screen.findByText(/15 января 2027 г\. — 12 февраля 2027/)).toBeDefined();
    const [sent] = visit.server.callsOf('POST /api/ritual-plans');
    expect(sent).toMatchObject({ version: '*', body: { specialWishes: '', participants: '' } });
    const plan = screen.getByRole('region', { name: 'План ритуалов' });
    fireEvent.click(within(plan).getByRole('button', { name: 'Изменить' }));
    expect((await field('Дата начала')).value).toBe('2027-01-15');
  });

  test('the order beside a plan is read anew as soon as the plan is saved', async () => {
    const waits = exampleOrder();
    const steps = waits.progress.steps.map((step) => ({ ...step, ...(step.step === 'planned' && { done: true }) }));
    visit.server.answers['GET /api/orders/*'] = waits;
    visit.server.answers['POST /api/ritual-plans'] = () => {
      visit.server.answers['GET /api/orders/*'] = { ...waits, progress: { next: { kind: 'begins', day: '2027-01-15' }, steps } };
      return Response.json(example<RitualPlan>('plan'));
    };
    visit.open(user());
    expect(await screen.findByText(/Оплатите заказ/)).toBeDefined();
    await type('Дата начала', `${YEAR}-01-15`);
    await press('Сохранить план');
    await waitFor(() => expect(screen.queryByText(/Оплатите заказ/)).toBeNull());
  });
});
