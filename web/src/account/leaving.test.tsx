import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { accountVisits, askForCode, field, newcomer, press, said, type, user } from '../../testing/account-visit.tsx';
import { problem, visitShop } from '../../testing/shop-visit.tsx';
import { MEMORY } from '../memory/late/forget-person.ts';
import AccountPage from './account-page.tsx';

const visit = accountVisits();

/** The account, and another page of the same visit, on which nobody asks who is signed in. */
function AccountAndBack() {
  const [isAccount, setAccount] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setAccount(!isAccount)}>
        Туда и обратно
      </button>
      {isAccount && <AccountPage />}
    </>
  );
}

describe('leaving', () => {
  const staying = (where: 'device' | 'tab') =>
    MEMORY.filter((thing) => thing.where === where && !thing.personal)
      .map(({ key }) => key)
      .toSorted();
  const fillMemory = () => {
    for (const { key, where } of MEMORY)
      (where === 'device' ? localStorage : sessionStorage).setItem(key, '{"full_name":"Анна","email":"anna@example.com"}');
  };

  test('signing out makes the browser forget everything personal', async () => {
    fillMemory();
    visit.open(user());
    await press('Выйти');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    expect(Object.keys(localStorage).toSorted()).toEqual(staying('device'));
    expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
  });

  test('a customer who signs in after another has signed out finds nothing of the other', async () => {
    fillMemory();
    visit.open(user());
    await press('Выйти');
    visit.server.answers['GET /api/auth/me'] = newcomer();
    visit.server.answers['POST /api/auth/verify-code'] = { isNewUser: true, user: newcomer() };
    await askForCode('olga@example.com');
    await type('Код из шести цифр', '123456');
    await press('Войти');
    expect(await screen.findByRole('heading', { name: 'Создать профиль' })).toBeDefined();
    expect(Object.keys(localStorage).toSorted()).toEqual([...staying('device'), 'last-login', 'signed-in'].toSorted());
    expect((await field('Имя')).value).toBe('');
  });

  test('an account is deleted only after the confirming word is typed', async () => {
    visit.server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
    visit.open(user());
    await press('Удалить кабинет');
    await press('Удалить навсегда');
    expect(await said('Кабинет не удалён: сначала введите слово «удалить»')).not.toHaveLength(0);
    expect(document.activeElement).toBe(await field(/введите слово/));
    expect(visit.server.callsOf('DELETE /api/account')).toHaveLength(0);
    await type(/введите слово/, 'Удалить');
    await press('Удалить навсегда');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  test('signing out in another tab signs out here', async () => {
    visit.open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    localStorage.removeItem('signed-in');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  test('signing out in another tab makes this one forget what was typed', async () => {
    visit.open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    fillMemory();
    localStorage.removeItem('signed-in');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
    await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ });
    expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
  });

  test('a sign-out in another tab is noticed also by a page that is opened after it', async () => {
    visit.server.answers['GET /api/auth/me'] = user();
    visitShop(<AccountAndBack />, visit.server, { path: '/user-profile' });
    await screen.findByRole('heading', { name: 'Мой профиль' });
    await press('Туда и обратно');
    localStorage.removeItem('signed-in');
    visit.server.answers['GET /api/auth/me'] = () => problem(401, 'not_signed_in');
    await press('Туда и обратно');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    expect(localStorage.getItem('signed-in')).toBeNull();
  });

  test('a session that has ended leads to the sign-in', async () => {
    visit.server.answers['PUT /api/customer-profiles/*'] = () => problem(401, 'unauthorized');
    visit.open(user());
    await press('Изменить: Имя');
    await type('Имя', 'Ольга');
    await press('Сохранить');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });
});
