import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountVisits, field, newcomer, said, type, user } from '../../../testing/account-visit.tsx';
import { press, problem } from '../../../testing/shop-visit.tsx';

const visit = accountVisits();

const CREATE = 'POST /api/customer-profiles';

describe('the form of the profile', () => {
  const create = async () => {
    visit.open(newcomer());
    await type('Имя', 'Анна');
    await type('Фамилия', 'Иванова');
    await press('Создать профиль');
  };

  test('says beside each field what is wrong with it, and gives the first the focus', async () => {
    visit.open(newcomer());
    await type('Имя', 'А');
    // There is no 30 February.
    await type('Дата рождения', '30021988');
    await press('Создать профиль');
    expect(await screen.findAllByRole('alert')).toHaveLength(4);
    for (const [label, fault] of [
      ['Имя', /^Имя должно содержать минимум\s2\sсимвола/],
      ['Фамилия', /^Фамилия должна содержать минимум\s2\sсимвола/],
      ['Дата рождения', /^Введите существующую дату дд\.мм\.гггг, не\sиз\sбудущего/],
    ] as const)
      screen.getByRole('textbox', { name: label, description: fault });
    screen.getByRole('checkbox', { description: /^Дайте согласие на\sиспользование данных рождения/ });
    expect(document.activeElement).toBe(await field('Имя'));
    expect(visit.server.callsOf(CREATE)).toEqual([]);
  });

  test('asks for consent only when birth data are typed', async () => {
    visit.open(newcomer());
    await field('Имя');
    expect(screen.queryByRole('checkbox', { name: /Даю согласие/ })).toBeNull();
    await type('Время рождения', '0740');
    expect(await screen.findByRole('checkbox', { name: /Даю согласие/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Что станет с\sданными/ })).toMatchObject({
      pathname: '/legal/privacy',
      target: '_blank',
    });
  });

  test('creates the profile and shows it', async () => {
    visit.server.answers[CREATE] = () => {
      visit.server.answers['GET /api/auth/me'] = user();
      return Response.json(user().profile);
    };
    await create();
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeDefined();
    expect(await said('Ваш профиль успешно создан')).not.toHaveLength(0);
    expect(visit.server.callsOf(CREATE)[0]?.body).toMatchObject({
      firstName: 'Анна',
      email: 'anna@example.com',
    });
  });

  test('says beside a field why the server refuses it, and keeps all values', async () => {
    const errors = [{ pointer: '/lastName', code: 'x', detail: 'Так не зовут.' }];
    visit.server.answers[CREATE] = () => problem(422, 'invalid_request', { errors });
    await create();
    await screen.findByRole('textbox', { name: 'Фамилия', description: 'Так не зовут.' });
    expect((await field('Фамилия')).value).toBe('Иванова');
  });

  test('cannot be left as if unsaved while it is being saved', async () => {
    const answer = Promise.withResolvers<Response>();
    visit.server.answers['PUT /api/customer-profiles/*'] = () => answer.promise;
    visit.open(user());
    await press('Редактировать весь профиль');
    await type('Имя', 'Ольга');
    await press('Обновить профиль');
    await press('Отмена');
    expect((await field('Имя')).value).toBe('Ольга');
    answer.resolve(Response.json(user().profile));
    expect(await said('Профиль успешно обновлен')).not.toHaveLength(0);
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeDefined();
  });

  test('stays, once the profile is created, with what was typed while the answer was awaited', async () => {
    const answer = Promise.withResolvers<Response>();
    visit.server.answers[CREATE] = () => answer.promise;
    await create();
    await type('Готра', 'Кашьяпа');
    visit.server.answers['GET /api/auth/me'] = user();
    answer.resolve(Response.json(user().profile));
    expect(await said('Ваш профиль успешно создан')).not.toHaveLength(0);
    expect((await field('Готра')).value).toBe('Кашьяпа');
    expect(await screen.findByRole('button', { name: 'Обновить профиль' })).toBeDefined();
  });

  test('can be sent again after a refusal of something that is no field', async () => {
    const errors = [{ pointer: '/consentVersion', code: 'x', detail: 'Текст согласия изменился.' }];
    visit.server.answers[CREATE] = () => problem(422, 'invalid_request', { errors });
    await create();
    expect(await said('Текст согласия изменился.')).not.toHaveLength(0);
    await press('Создать профиль');
    await waitFor(() => expect(visit.server.callsOf(CREATE)).toHaveLength(2));
  });
});
