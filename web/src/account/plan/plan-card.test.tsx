import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountVisits, field, order, said, type, user } from '../../../testing/account-visit.tsx';
import { example, exampleOrder, leaveShop, press } from '../../../testing/shop-visit.tsx';
import { NO_STAR } from '../../../testing/stars.ts';
import type { User } from '../../api/late/current-user.ts';
import type { RitualPlan } from '../queries.ts';

const visit = accountVisits();

/** A year whose days are all still to come, and can be chosen. */
const YEAR = new Date().getFullYear() + 1;

const DAYS = 'GET /api/customer-profiles/*/days';
const [ownDay] = example<{ items: { tara: object; chandra: object }[] }>('ownDays').items;

/** The form of a plan, where the almanac judges this day of January by the customer's star. */
async function openJudged(day: string, changes: object = {}) {
  visit.server.answers[DAYS] = { ...example<object>('ownDays'), items: [{ ...ownDay, date: day, ...changes }] };
  visit.open(user());
  await type('Дата начала', day);
  return within(await screen.findByRole('region', { name: /для вашей звезды/ }));
}

test('the form of the plan says what the chosen day is to the customer’s star', async () => {
  const own = await openJudged(`${YEAR}-01-14`);
  expect(own.getByText('Тара Садхака')).toBeDefined();
  expect(own.getByText(/за этот день.*Так до 23:18/)).toBeDefined();
  expect(own.getByText(/за этот день.*7-м раши/)).toBeDefined();
});

test('where the birth is not known well enough to count the tara, the form says what that needs', async () => {
  const own = await openJudged(`${YEAR}-01-14`, { tara: null });
  expect(own.getByText(/^Для тары нужно точное время/)).toBeDefined();
});

test('what the days are to the star is asked for once a month', async () => {
  await openJudged(`${YEAR}-01-14`);
  await type('Дата начала', `${YEAR}-01-15`);
  await type('Дата начала', `${YEAR}-03-15`);
  const asked = () => visit.server.callsOf(DAYS).map(({ search }) => search);
  await waitFor(() => expect(asked()).toEqual([`?from=${YEAR}-01-01&days=31`, `?from=${YEAR}-03-01&days=31`]));
});

test('a customer without a star reads what is needed for it, and the server is not asked', async () => {
  visit.open({ ...user(), profile: { ...user().profile, star: NO_STAR } } as User);
  expect(await screen.findByText(/подскажем, чем день будет/)).toBeDefined();
  expect(visit.server.callsOf(DAYS)).toEqual([]);
});

const plan = example<RitualPlan>('plan');
const [planned] = plan.rituals as [RitualPlan['rituals'][number]];
/** Ordered after the plan was saved: the plan moves it, and no day has been chosen for it. */
const ordered = { ...planned, position: 1, name: 'Лакшми-яга', moving: { way: 'plan', until: null, because: null } };
const savedPlan = (startDate: string, ...rituals: object[]) => {
  visit.server.answers['GET /api/ritual-plans'] = { ...plan, startDate, rituals };
  visit.open(user());
};

test('who has ordered again is asked for a day, over the plan that was saved', async () => {
  savedPlan(`${YEAR}-01-15`, ordered);
  expect(await screen.findByText(/Выберите день для нового ритуала/)).toBeDefined();
  expect((await field('Дата начала')).value).toBe(`${YEAR}-01-15`);
  expect((await field('Участники')).value).toBe(plan.participants);
  expect(screen.getByRole('button', { name: 'Отмена' })).toBeDefined();
});

test('who has ordered again after the day of the plan must choose another day', async () => {
  savedPlan('2026-01-15', ordered);
  expect((await field('Дата начала')).value).toBe('');
  expect((await field('Участники')).value).toBe(plan.participants);
  expect(screen.queryByRole('button', { name: 'Отмена' })).toBeNull();
});

/** The plan of a new ritual beside one that can still move, until three days before it begins. */
const planOfTwo = () => {
  const moving = { ...planned.moving, until: `${YEAR}-01-12` };
  savedPlan(`${YEAR}-01-15`, ordered, { ...planned, startDate: `${YEAR}-01-15`, moving });
};

test('who has ordered again reads which rituals another day would move', async () => {
  planOfTwo();
  expect(await screen.findByText(new RegExp(`перейдут и Ганеша-яга \\(15 января ${YEAR} г\\.\\)\\.$`))).toBeDefined();
});

test('the summary says of the new ritual alone that it has no day', async () => {
  planOfTwo();
  await press('Отмена');
  const noDay = await screen.findByText('День ещё не выбран');
  expect(noDay.closest('li')?.textContent).toContain('Лакшми');
  expect(screen.getAllByText(new RegExp(`15 января ${YEAR}.*—`))).toHaveLength(1);
});

/** The form of a plan, where two days of January are closed. */
function openWithClosedDays() {
  const closed = { from: `${YEAR}-01-15`, to: `${YEAR}-01-16`, reason: 'Храм закрыт', reason_en: 'Closed' };
  visit.server.answers['GET /api/closed-days'] = { items: [closed] };
  visit.open(user());
}

test('the form of the plan lists the closed days with their reason', async () => {
  openWithClosedDays();
  const listed = `Ритуалы не начинают: 15 января ${YEAR} г\\. – 16 января ${YEAR} г\\. \\(Храм закрыт\\)`;
  expect(await screen.findByText(new RegExp(listed))).toBeDefined();
});

test('a closed day is refused with its reason from when it is chosen until another is', async () => {
  openWithClosedDays();
  await type('Дата начала', `${YEAR}-01-16`);
  expect(await screen.findByText('В этот день ритуалы не начинают: Храм закрыт. Выберите другой день.')).toBeDefined();
  await press('Сохранить план');
  await type('Дата начала', `${YEAR}-01-17`);
  await waitFor(() => expect(screen.queryByText(/В этот день ритуалы/)).toBeNull());
  expect(visit.server.callsOf('POST /api/ritual-plans')).toEqual([]);
});

/** The year of the furthest day that can be chosen, ten years from today. */
const FURTHEST = new Date().getFullYear() + 10;

test('the furthest day is named, and is the last of the browser’s calendar', async () => {
  visit.open(user());
  expect((await field('Дата начала')).max).toMatch(new RegExp(`^${FURTHEST}-`));
  expect(await said(new RegExp(`Можно выбрать день до .* ${FURTHEST} г\\. включительно`))).not.toHaveLength(0);
});

test('a day after the furthest is refused with that', async () => {
  visit.open(user());
  await type('Дата начала', `${FURTHEST + 1}-01-15`);
  await press('Сохранить план');
  expect(await said(new RegExp(`Выберите день не позже .* ${FURTHEST}`))).not.toHaveLength(0);
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
  const next = { link: '</api/orders?cursor=older>; rel="next"' };
  visit.server.answers['GET /api/orders'] = ({ search }) =>
    search.includes('paid=true') ? Response.json([order]) : Response.json([{ ...order, status: 'pending' }], { headers: next });
  visit.open(user());
  expect(await field('Дата начала')).toBeDefined();
});

test.each(['processing', 'ready'] as const)('the plan stays once the rituals have begun: %s', async (status) => {
  visit.server.answers['GET /api/orders'] = [{ ...order, status }];
  visit.server.answers['GET /api/ritual-plans'] = plan;
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

/** Saves a first plan; the server answers with one of four weeks from 15 January 2027. */
async function saveFirst(wishes: string) {
  visit.server.answers['POST /api/ritual-plans'] = plan;
  visit.open(user());
  await type('Дата начала', `${YEAR}-01-15`);
  await type('Санкальпа и пожелания', wishes);
  await press('Сохранить план');
  expect(await screen.findByText(/15 января 2027 г\. — 12 февраля 2027/)).toBeDefined();
}

test('a first plan replaces none that was made meanwhile', async () => {
  await saveFirst('О здоровье');
  expect(visit.server.callsOf('POST /api/ritual-plans')).toMatchObject([{ version: '*' }]);
});

test('wishes of spaces alone are sent as none', async () => {
  await saveFirst('   ');
  expect(visit.server.callsOf('POST /api/ritual-plans')).toMatchObject([{ body: { specialWishes: '' } }]);
});

test('the order beside a plan is read anew as soon as the plan is saved', async () => {
  const waits = exampleOrder();
  const steps = waits.progress.steps.map((step) => ({ ...step, ...(step.step === 'planned' && { done: true }) }));
  visit.server.answers['GET /api/orders/*'] = waits;
  visit.server.answers['POST /api/ritual-plans'] = () => {
    visit.server.answers['GET /api/orders/*'] = { ...waits, progress: { next: { kind: 'begins', day: '2027-01-15' }, steps } };
    return Response.json(plan);
  };
  visit.open(user());
  expect(await screen.findByText(/Оплатите заказ/)).toBeDefined();
  await type('Дата начала', `${YEAR}-01-15`);
  await press('Сохранить план');
  await waitFor(() => expect(screen.queryByText(/Оплатите заказ/)).toBeNull());
});
