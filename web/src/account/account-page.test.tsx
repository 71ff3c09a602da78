import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  it('sends the trimmed contact and asks for the code', async () => {
    open();
    await askForCode();
    expect(server.callsOf('POST /api/auth/request-login')[0]?.body).toEqual({ contact: 'anna@example.com' });
    expect(await said('Код отправлен')).not.toHaveLength(0);
    expect(await screen.findByRole('button', { name: /Ещё раз через \d+ с/ })).toHaveProperty('disabled', true);
  });

  it('is ready to press with exactly six digits', async () => {
    open();
    await askForCode();
    const enter = await screen.findByRole('button', { name: 'Войти' });
    await type('Код из шести цифр', '12 34');
    expect(enter).toHaveProperty('disabled', true);
    await type('Код из шести цифр', '123 4567');
    expect((await field('Код из шести цифр')).value).toBe('123456');
    expect(enter).toHaveProperty('disabled', false);
  });

  it('takes a code that is pasted with what stands around it', async () => {
    open();
    await askForCode();
    fireEvent.paste(await field('Код из шести цифр'), { clipboardData: { getData: () => 'Ваш код: 654 321' } });
    expect((await field('Код из шести цифр')).value).toBe('654321');
  });

  it('opens the profile and keeps the time in the browser', async () => {
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

  it('opens the profile form for somebody new', async () => {
    server.answers['POST /api/auth/verify-code'] = { isNewUser: true, user: user() };
    open();
    await askForCode();
    await type('Код из шести цифр', '123456');
    server.answers['GET /api/auth/me'] = user();
    await press('Войти');
    expect(await screen.findByRole('heading', { name: 'Редактировать профиль' }, { timeout: 3000 })).toBeDefined();
  });

  it('says what the shop says of a wrong code, and the focus is there', async () => {
    server.answers['POST /api/auth/verify-code'] = () => problem(400, 'invalid_code');
    open();
    await askForCode();
    await type('Код из шести цифр', '000000');
    await press('Войти');
    expect(await said('Detail of invalid_code.')).not.toHaveLength(0);
    expect(document.activeElement).toBe(await field('Код из шести цифр'));
  });

  it('says what is wrong with a contact, and not that fields are marked', async () => {
    const refusal = { pointer: '/contact', code: 'invalid_contact', detail: 'Укажите e-mail или телефон с кодом страны.' };
    server.answers['POST /api/auth/request-login'] = () => problem(400, 'invalid_request', { errors: [refusal] });
    open();
    await type('E-mail или телефон', 'anna');
    await press('Получить код');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(refusal.detail);
    expect((await field('E-mail или телефон')).getAttribute('aria-invalid')).toBe('true');
  });

  it('goes on at the code after a reload, and back to the contact', async () => {
    open();
    await askForCode();
    leaveShop();
    open();
    await field('Код из шести цифр');
    await press('Изменить контакт');
    expect((await field('E-mail или телефон')).value).toBe('anna@example.com');
  });

  it('says so beside the field when no code could be sent', async () => {
    server.answers['POST /api/auth/request-login'] = () => new Response('down', { status: 502 });
    open();
    await type('E-mail или телефон', 'anna@example.com');
    await press('Получить код');
    expect((await screen.findByRole('alert')).textContent).toBe('Не удалось отправить код');
  });
});

describe('the form of the profile', () => {
  it('refuses short names and days that do not exist, beside their fields', async () => {
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

  it('asks for consent only when birth data are there', async () => {
    open(newcomer());
    await field('Имя');
    expect(screen.queryByRole('checkbox', { name: /Даю согласие/ })).toBeNull();
    await type('Время рождения', '0740');
    expect((await field('Время рождения')).value).toBe('07:40');
    expect(await screen.findByRole('checkbox', { name: /Даю согласие/ })).toBeDefined();
  });

  it('keeps what was typed over a reload', async () => {
    open(newcomer());
    await type('Фамилия', 'Иванова');
    leaveShop();
    open(newcomer());
    expect((await field('Фамилия')).value).toBe('Иванова');
  });

  it('creates the profile and shows it', async () => {
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

  it('says the field that the shop refuses, and loses nothing', async () => {
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

  it('saves one field by Enter', async () => {
    open(user());
    await edit('Где вы живёте');
    await type('Где вы живёте', 'Тбилиси');
    fireEvent.keyDown(await field('Где вы живёте'), { key: 'Enter' });
    expect(await said('Поле обновлено')).not.toHaveLength(0);
    expect(server.callsOf('PUT /api/customer-profiles/*')[0]?.body).toEqual({ currentLocation: 'Тбилиси' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  });

  it('leaves the field as it was by Escape', async () => {
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    expect(await screen.findByText('Анна')).toBeDefined();
    expect(server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
  });

  it('edits one field at a time and keeps the other one as typed', async () => {
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    await edit('Фамилия');
    expect(screen.getAllByRole('button', { name: 'Сохранить' })).toHaveLength(1);
    await edit('Имя');
    expect((await field('Имя')).value).toBe('Ольга');
  });

  it('says the bare status of a failure beside the field, and keeps what was typed', async () => {
    server.answers['PUT /api/customer-profiles/*'] = () => new Response('', { status: 500 });
    open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    await press('Сохранить');
    expect((await screen.findByRole('alert')).textContent).toBe('Ошибка сервера: 500');
    expect((await field('Имя')).value).toBe('Ольга');
  });

  it('asks for consent with the first birth data', async () => {
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
      consentVersion: '2026-11-20',
    });
  });

  it('suggests the best-known cities by keyboard', async () => {
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

  it('signing out takes everything personal out of the browser', async () => {
    fillMemory();
    open(user());
    await press('Выйти');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    expect(Object.keys(localStorage).toSorted()).toEqual(notPersonal);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('another customer who signs in after that finds nothing of the first', async () => {
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

  it('an account is deleted only once the word is typed', async () => {
    server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
    open(user());
    await press('Удалить кабинет');
    expect(await screen.findByRole('button', { name: 'Удалить навсегда' })).toHaveProperty('disabled', true);
    await type(/введите слово/, 'Удалить');
    await press('Удалить навсегда');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  it('signing out in another tab is signing out here', async () => {
    open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    localStorage.removeItem('signed-in');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  it('a session that has ended leads to the sign-in', async () => {
    server.answers['PUT /api/customer-profiles/*'] = () => problem(401, 'unauthorized');
    open(user());
    await press('Изменить: Имя');
    await type('Имя', 'Ольга');
    await press('Сохранить');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });
});
