import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountVisits, field, newcomer, said, type, user } from '../../testing/account-visit.tsx';
import { example, type FakeAnswers, leaveShop, press, problem } from '../../testing/shop-visit.tsx';
import type { User } from '../api/late/current-user.ts';
import type { RitualPlan } from './queries.ts';

const visit = accountVisits();
const PROFILE = 'PUT /api/customer-profiles/*';

/** The customer, whose profile another device or the staff has changed. */
const userWith = (changes: Partial<NonNullable<User['profile']>>): User => {
  const { profile, ...rest } = user();
  return { ...rest, profile: profile && { ...profile, ...changes } };
};

describe('the plan', () => {
  const plan = example<RitualPlan>('plan');
  const withVera = { ...plan, participants: `${plan.participants}\nВера Иванова 19.11.1958`, version: 'f00d' };
  const SAVE = 'POST /api/ritual-plans';
  const PLAN = 'GET /api/ritual-plans';
  /** Opens the form of the plan that the shop holds. */
  const edit = async (stored: object = plan) => {
    visit.server.answers[PLAN] = stored;
    visit.open(user());
    const card = within(await screen.findByRole('region', { name: 'План ритуалов' }));
    fireEvent.click(await card.findByRole('button', { name: 'Изменить' }));
  };
  const wish = () => type('Санкальпа и пожелания', 'О здоровье Анны');
  const wishes = async () => (await field('Санкальпа и пожелания')).value;
  const people = async () => (await field('Участники')).value;
  /** Types a wish and saves a plan that another device has changed since it was read. */
  const saveOver = async (stored: FakeAnswers[string]) => {
    visit.server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
    await edit();
    await wish();
    visit.server.answers[PLAN] = stored;
    await press('Сохранить план');
  };

  test('whoever came into the plan meanwhile stays in it when a wish that was typed before is saved', async () => {
    visit.server.answers[SAVE] = withVera;
    await edit();
    await wish();
    leaveShop();
    await edit(withVera);
    expect(await people()).toBe(withVera.participants);
    await press('Сохранить план');
    const body = { specialWishes: 'О здоровье Анны', participants: withVera.participants };
    await waitFor(() => expect(visit.server.callsOf(SAVE)).toMatchObject([{ version: '"f00d"', body }]));
  });

  test('what is typed while the plan is being saved stays in the form, and another press saves it over that plan', async () => {
    const answer = Promise.withResolvers<Response>();
    visit.server.answers[SAVE] = () => answer.promise;
    await edit();
    await wish();
    await press('Сохранить план');
    await type('Участники', withVera.participants);
    answer.resolve(Response.json({ ...plan, specialWishes: 'О здоровье Анны', version: 'f00d' }));
    await said('План ритуалов сохранён');
    visit.server.answers[SAVE] = withVera;
    await press('Сохранить план');
    const body = { specialWishes: 'О здоровье Анны', participants: withVera.participants };
    await waitFor(() => expect(visit.server.callsOf(SAVE).slice(1)).toMatchObject([{ version: '"f00d"', body }]));
  });

  test('of a refused plan the fields in which nothing was typed become what another device has saved', async () => {
    await saveOver(withVera);
    await waitFor(async () => expect(await people()).toBe(withVera.participants));
    expect(await wishes()).toBe('О здоровье Анны');
    // The shop's sentence would say that somebody else has written, and to open anew what is open.
    await said('Не удалось сохранить план ритуалов');
    expect(document.body.textContent).not.toContain('Detail of changed_meanwhile.');
  });

  test('the form names what another device has saved as one sentence, however the wishes end', async () => {
    await saveOver({ ...withVera, specialWishes: 'О мире в доме.' });
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toMatch(/О мире в доме\.; участники: .* Вера Иванова 19\.11\.1958\. Ваш/);
  });

  test('a first plan that is refused stays in its form, beside what another device has saved meanwhile', async () => {
    visit.server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
    visit.open(user());
    await type('Дата начала', `${new Date().getFullYear() + 1}-01-14`);
    await wish();
    visit.server.answers[PLAN] = plan;
    await press('Сохранить план');
    await waitFor(async () => expect(await people()).toBe(plan.participants));
    expect(await wishes()).toBe('О здоровье Анны');
  });

  test('the form stays when the plan cannot be read anew, and the card says so', async () => {
    await saveOver(() => problem(503, 'unavailable'));
    await said('Detail of unavailable.');
    expect(await wishes()).toBe('О здоровье Анны');
    await screen.findByRole('button', { name: 'Сохранить план' });
    expect(document.body.textContent).not.toMatch(/План.изменили/);
  });

  /** Types other people than another device has saved meanwhile, and opens the form anew. */
  const typePeopleOver = async () => {
    await edit();
    await type('Участники', 'Пётр Иванов 11.07.1985');
    leaveShop();
    await edit(withVera);
  };

  test('what another device says where something was typed is told before anything is saved', async () => {
    await typePeopleOver();
    expect((await screen.findByRole('alert')).textContent).toContain('Вера Иванова 19.11.1958');
    expect(await people()).toBe('Пётр Иванов 11.07.1985');
  });

  test('why the plan could not be saved is told also where another device has changed it', async () => {
    await typePeopleOver();
    visit.server.answers[SAVE] = () => problem(503, 'unavailable');
    await press('Сохранить план');
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(alerts()).toEqual([expect.stringContaining('Detail of unavailable.'), expect.stringContaining('Вера Иванова')]),
    );
  });
});

describe('the form of the profile', () => {
  const edit = () => press('Редактировать весь профиль');
  /** Opens the form, and types another place than that which is stored. */
  const move = async () => {
    visit.open(user());
    await edit();
    await type('Где вы живёте', 'Тбилиси');
  };
  const sent = () => visit.server.callsOf(PROFILE).map(({ body }) => body);

  test('begins after a reload with what is stored by then, and sends only what was typed', async () => {
    await move();
    leaveShop();
    visit.open(userWith({ birthTime: '06:15' }));
    await edit();
    expect((await field('Время рождения')).value).toBe('06:15');
    await press('Обновить профиль');
    await waitFor(() => expect(sent()).toEqual([{ email: '', currentLocation: 'Тбилиси' }]));
  });

  /** Opens the form anew over two fields that others have changed where something was typed; one of them is too long to be told. */
  const typeOver = async () => {
    await move();
    await type(/^Пожелания.и.заметки/, 'Пишите вечером');
    leaveShop();
    visit.open(userWith({ currentLocation: 'Казань', additionalNotes: 'Звонить '.repeat(400) }));
    await edit();
  };
  const told = () => screen.getByText(/^Данные\sтем временем изменили/).textContent;

  test('tells what others have stored where something was typed, before anything is saved', async () => {
    await typeOver();
    expect(told()).toMatch(/Теперь записано: Где вы живёте: Казань; Пожелания.*: другой текст\. Ваш/);
    expect((await field('Где вы живёте')).value).toBe('Тбилиси');
  });

  test('tells of no field in which others have stored nothing, whatever is typed there', async () => {
    await typeOver();
    const before = told();
    await type('Имя', 'Анюта');
    await type('Где вы живёте', 'Батуми');
    expect(told()).toBe(before);
  });

  test('tells no more of a field into which is typed what others have stored', async () => {
    await typeOver();
    await type('Где вы живёте', 'Казань');
    await waitFor(() => expect(told()).toMatch(/Теперь записано: Пожелания.*: другой текст\. Ваш/));
  });

  test('tells a failure without what others have stored, which stands beside it', async () => {
    await typeOver();
    visit.server.answers[PROFILE] = () => problem(503, 'unavailable');
    await press('Обновить профиль');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Detail of unavailable\.(?!.*Казань)/);
    expect(told()).toContain('Казань');
  });

  test('goes on over a profile that there is already, and the next press changes it', async () => {
    visit.server.answers['POST /api/customer-profiles'] = () => problem(409, 'profile_exists');
    visit.open(newcomer());
    await type('Имя', 'Ольга');
    await type('Фамилия', 'Белова');
    visit.server.answers['GET /api/auth/me'] = user();
    await press('Создать профиль');
    expect(await said('Detail of profile_exists.')).not.toHaveLength(0);
    await press('Обновить профиль');
    await waitFor(() => expect(sent()).toEqual([{ email: '', firstName: 'Ольга', lastName: 'Белова' }]));
  });

  test('asks for a consent that another device has withdrawn, and puts nothing back that was erased with it', async () => {
    visit.server.answers[PROFILE] = () => problem(409, 'consent_required');
    visit.open(user());
    await edit();
    await type('Время рождения', '06:15');
    visit.server.answers['GET /api/auth/me'] = userWith({
      consent: null,
      birthDate: '',
      birthTime: '',
      birthPlace: '',
      isGotraUnknown: '',
    });
    await press('Обновить профиль');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }));
    visit.server.answers[PROFILE] = example<object>('profile');
    await press('Обновить профиль');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ email: '', birthTime: '06:15', birthDataConsent: true, consentVersion: '2026-11-26' });
  });

  test('a gotra that is typed stays the answer when another device stores that nobody knows it', async () => {
    visit.open(userWith({ gotra: '', isGotraUnknown: '' }));
    await edit();
    await type('Готра', 'Кашьяпа');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }));
    visit.server.answers[PROFILE] = () => problem(503, 'unavailable');
    visit.server.answers['GET /api/auth/me'] = userWith({ gotra: '', isGotraUnknown: 'true', currentLocation: 'Казань' });
    await press('Обновить профиль');
    await waitFor(async () => expect((await field('Где вы живёте')).value).toBe('Казань'));
    expect((await field('Готра')).value).toBe('Кашьяпа');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Готра неизвестна' }).checked).toBe(false);
  });
});
