import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountServer, field, loadEarly, openAccount, press, said, type, user } from '../../testing/account-visit.tsx';
import { type FakeServer, leaveShop, problem } from '../../testing/shop-visit.tsx';
import type { User } from '../api/current-user.ts';
import { MEMORY } from '../memory/late/forget-person.ts';

const newcomer = (): User => ({ ...user(), firstName: '', lastName: '', profile: null });

let server: FakeServer;
beforeAll(loadEarly);
beforeEach(() => {
  server = accountServer();
});
afterEach(leaveShop);

const open = (who?: User) => openAccount(server, who);

async function askForCode(contact = ' anna@example.com '): Promise<void> {
  await type('E-mail или телефон', contact);
  await press('Получить код');
  await field('Код из шести цифр');
}

describe('the sign-in', () => {
  test('sends the trimmed contact and asks for the code', async () => {
    open();
    await askForCode();
    expect(server.callsOf('POST /api/auth/request-login')[0]?.body).toEqual({ contact: 'anna@example.com' });
    expect(await said('Код отправлен')).not.toHaveLength(0);
    expect(await screen.findByRole('button', { name: /Ещё раз через \d+ с/ })).toHaveProperty('disabled', true);
  });

  test('does the work that the server asks of everybody while very many ask for codes', async () => {
    const challenge = { token: 'token', bits: 4 };
    const calls = () => server.callsOf('POST /api/auth/request-login');
    const sent = server.answers['POST /api/auth/request-login'];
    server.answers['POST /api/auth/request-login'] = () =>
      calls().at(-1)?.body.proof ? Response.json(sent) : problem(428, 'proof_required', { challenge });
    open();
    await askForCode();
    expect(calls().map(({ body }) => body)).toEqual([
      { contact: 'anna@example.com' },
      { contact: 'anna@example.com', proof: { token: 'token', answer: expect.stringMatching(/^\d+$/) } },
    ]);
  });

  test('is ready to press with exactly six digits', async () => {
    open();
    await askForCode();
    const enter = await screen.findByRole('button', { name: 'Войти' });
    await type('Код из шести цифр', '12 34');
    expect(enter).toHaveProperty('disabled', true);
    await type('Код из шести цифр', '123 4567');
    expect((await field('Код из шести цифр')).value).toBe('123456');
    expect(enter).toHaveProperty('disabled', false);
  });

  test('takes the digits out of a pasted text', async () => {
    open();
    await askForCode();
    fireEvent.paste(await field('Код из шести цифр'), { clipboardData: { getData: () => 'Ваш код: 654 321' } });
    expect((await field('Код из шести цифр')).value).toBe('654321');
  });

  test('opens the profile and remembers the time of the sign-in', async () => {
    open();
    await askForCode();
    await type('Код из шести цифр', '123456');
    server.answers['GET /api/auth/me'] = user();
    await press('Войти');
    expect(await screen.findByRole('heading', { name: 'Мой профиль' }, { timeout: 3000 })).toBeDefined();
    expect(server.callsOf('POST /api/auth/verify-code')[0]?.body).toEqual({ contact: 'anna@example.com', code: '123456' });
    expect(Date.parse(localStorage.getItem('last-login') ?? '')).not.toBeNaN();
    expect(sessionStorage.getItem('sign-in')).toBeNull();
  });

  test('opens the profile form for somebody new', async () => {
    server.answers['POST /api/auth/verify-code'] = { isNewUser: true, user: user() };
    open();
    await askForCode();
    await type('Код из шести цифр', '123456');
    server.answers['GET /api/auth/me'] = user();
    await press('Войти');
    expect(await screen.findByRole('heading', { name: 'Редактировать профиль' }, { timeout: 3000 })).toBeDefined();
  });

  test("shows the server's sentence about a wrong code, with the focus in the field", async () => {
    server.answers['POST /api/auth/verify-code'] = () => problem(400, 'invalid_code');
    open();
    await askForCode();
    await type('Код из шести цифр', '000000');
    await press('Войти');
    expect(await said('Detail of invalid_code.')).not.toHaveLength(0);
    expect(document.activeElement).toBe(await field('Код из шести цифр'));
  });

  test("shows the server's sentence about a wrong contact, not the general one about marked fields", async () => {
    const refusal = { pointer: '/contact', code: 'invalid_contact', detail: 'Укажите e-mail или телефон с кодом страны.' };
    server.answers['POST /api/auth/request-login'] = () => problem(400, 'invalid_request', { errors: [refusal] });
    open();
    await type('E-mail или телефон', 'anna');
    await press('Получить код');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(refusal.detail);
    expect((await field('E-mail или телефон')).getAttribute('aria-invalid')).toBe('true');
  });

  test('still asks for the code after a reload, and leads back to the contact', async () => {
    open();
    await askForCode();
    leaveShop();
    open();
    await field('Код из шести цифр');
    await press('Изменить контакт');
    expect((await field('E-mail или телефон')).value).toBe('anna@example.com');
  });

  test('says beside the field that no code could be sent', async () => {
    server.answers['POST /api/auth/request-login'] = () => new Response('down', { status: 502 });
    open();
    await type('E-mail или телефон', 'anna@example.com');
    await press('Получить код');
    expect((await screen.findByRole('alert')).textContent).toBe('Не удалось отправить код');
  });
});

describe('the form of the profile', () => {
  test('refuses short names and days that do not exist, beside their fields', async () => {
    open(newcomer());
    await type('Имя', 'А');
    await type('Дата рождения', '30021988');
    await press('Создать профиль');
    const alerts = (await screen.findAllByRole('alert')).map((alert) => alert.textContent.replaceAll('\u00a0', ' '));
    expect(alerts).toEqual([
      'Имя должно содержать минимум 2 символа',
      'Фамилия должна содержать минимум 2 символа',
      'Введите существующую дату дд.мм.гггг, не из будущего',
      'Дайте согласие на использование данных рождения или оставьте эти поля пустыми',
    ]);
    expect(document.activeElement).toBe(await field('Имя'));
    expect(server.callsOf('POST /api/customer-profiles')).toEqual([]);
  });

  test('asks for consent only when birth data are typed', async () => {
    open(newcomer());
    await field('Имя');
    expect(screen.queryByRole('checkbox', { name: /Даю согласие/ })).toBeNull();
    await type('Время рождения', '0740');
    expect((await field('Время рождения')).value).toBe('07:40');
    expect(await screen.findByRole('checkbox', { name: /Даю согласие/ })).toBeDefined();
  });

  test('keeps typed text over a reload', async () => {
    open(newcomer());
    await type('Фамилия', 'Иванова');
    leaveShop();
    open(newcomer());
    expect((await field('Фамилия')).value).toBe('Иванова');
  });

  test('creates the profile and shows it', async () => {
    open(newcomer());
    await type('Имя', 'Анна');
    await type('Фамилия', 'Иванова');
    server.answers['GET /api/auth/me'] = user();
    await press('Создать профиль');
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeDefined();
    expect(await said('Ваш профиль успешно создан')).not.toHaveLength(0);
    expect(server.callsOf('POST /api/customer-profiles')[0]?.body).toMatchObject({
      firstName: 'Анна',
      email: 'anna@example.com',
    });
  });

  test('says beside a field why the server refuses it, and keeps all values', async () => {
    const errors = [{ pointer: '/lastName', code: 'x', detail: 'Так не зовут.' }];
    server.answers['POST /api/customer-profiles'] = () => problem(422, 'invalid_request', { errors });
    open(newcomer());
    await type('Имя', 'Анна');
    await type('Фамилия', 'Иванова');
    await press('Создать профиль');
    expect(await said('Так не зовут.')).not.toHaveLength(0);
    expect((await field('Фамилия')).value).toBe('Иванова');
  });
});

describe('the profile card', () => {
  const edit = (name: string) => press(`Изменить: ${name}`);

  test('saves one field by Enter', async () => {
    open(user());
    await edit('Где вы живёте');
    await type('Где вы живёте', 'Тбилиси');
    fireEvent.keyDown(await field('Где вы живёте'), { key: 'Enter' });
    expect(await said('Поле обновлено')).not.toHaveLength(0);
    expect(server.callsOf('PUT /api/customer-profiles/*')[0]?.body).toEqual({ currentLocation: 'Тбилиси' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  });

  test('restores the saved value by Escape', async () => {
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    expect(await screen.findByText('Анна')).toBeDefined();
    expect(server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
  });

  test('without a connection says so at once, and an edit that was given up is never sent', async () => {
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    server.answers['PUT /api/customer-profiles/*'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await press('Сохранить');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent.replaceAll('\u00a0', ' ')).toBe('Нет соединения. Проверьте его и попробуйте ещё раз.');
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Анна')).toBeDefined();
    expect(server.callsOf('PUT /api/customer-profiles/*')).toHaveLength(1);
  });

  test('edits one field at a time, and keeps what was typed into the other', async () => {
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    await edit('Фамилия');
    expect(screen.getAllByRole('button', { name: 'Сохранить' })).toHaveLength(1);
    await edit('Имя');
    expect((await field('Имя')).value).toBe('Ольга');
  });

  test('says the status code of a failure beside the field, and keeps typed text', async () => {
    server.answers['PUT /api/customer-profiles/*'] = () => new Response('', { status: 500 });
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    await press('Сохранить');
    expect((await screen.findByRole('alert')).textContent).toBe('Ошибка сервера: 500');
    expect((await field('Имя')).value).toBe('Ольга');
  });

  test('asks for consent with the first birth data', async () => {
    const profile = user().profile && { ...user().profile, consent: null, birthTime: '' };
    open({ ...user(), profile } as User);
    await edit('Время рождения');
    await type('Время рождения', '0740');
    await press('Сохранить');
    expect(server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }));
    await press('Сохранить');
    await waitFor(() => expect(server.callsOf('PUT /api/customer-profiles/*')).toHaveLength(1));
    expect(server.callsOf('PUT /api/customer-profiles/*')[0]?.body).toEqual({
      birthTime: '07:40',
      birthDataConsent: true,
      consentVersion: '2026-11-21',
    });
  });

  test('suggests the best-known cities by keyboard', async () => {
    open(user());
    await edit('Место рождения');
    const place = await field('Место рождения');
    await type('Место рождения', 'варана');
    expect(await screen.findByRole('option', { name: 'Варанаси, Индия' })).toBeDefined();
    fireEvent.keyDown(place, { key: 'ArrowDown' });
    fireEvent.keyDown(place, { key: 'Enter' });
    expect(place.value).toBe('Варанаси, Индия');
    expect(server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
  });
});

describe('leaving', () => {
  const notPersonal = MEMORY.filter(({ personal }) => !personal)
    .map(({ key }) => key)
    .toSorted();
  const fillMemory = () => {
    for (const { key, where } of MEMORY)
      (where === 'device' ? localStorage : sessionStorage).setItem(key, '{"full_name":"Анна","email":"anna@example.com"}');
  };

  test('signing out makes the browser forget everything personal', async () => {
    fillMemory();
    open(user());
    await press('Выйти');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    expect(Object.keys(localStorage).toSorted()).toEqual(notPersonal);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('a customer who signs in after another has signed out finds nothing of the other', async () => {
    fillMemory();
    open(user());
    await press('Выйти');
    server.answers['GET /api/auth/me'] = newcomer();
    server.answers['POST /api/auth/verify-code'] = { isNewUser: true, user: newcomer() };
    await askForCode('olga@example.com');
    await type('Код из шести цифр', '123456');
    await press('Войти');
    expect(await screen.findByRole('heading', { name: 'Создать профиль' })).toBeDefined();
    expect(Object.keys(localStorage).toSorted()).toEqual([...notPersonal, 'last-login', 'signed-in'].toSorted());
    expect((await field('Имя')).value).toBe('');
  });

  test('an account is deleted only after the confirming word is typed', async () => {
    server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
    open(user());
    await press('Удалить кабинет');
    expect(await screen.findByRole('button', { name: 'Удалить навсегда' })).toHaveProperty('disabled', true);
    await type(/введите слово/, 'Удалить');
    await press('Удалить навсегда');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  test('signing out in another tab signs out here', async () => {
    open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    localStorage.removeItem('signed-in');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  test('a session that has ended leads to the sign-in', async () => {
    server.answers['PUT /api/customer-profiles/*'] = () => problem(401, 'unauthorized');
    open(user());
    await press('Изменить: Имя');
    await type('Имя', 'Ольга');
    await press('Сохранить');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });
});
