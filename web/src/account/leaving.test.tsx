import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountVisits, askForCode, field, newcomer, said, type, user } from '../../testing/account-visit.tsx';
import { example, leaveShop, press, problem, visitShop } from '../../testing/shop-visit.tsx';
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

  test('whoever of the staff signs out here gets no more messages in this browser', async () => {
    // A set, because the sign-out of the test before may still be under way.
    const ended = new Set<string>();
    const subscription = { unsubscribe: async () => void ended.add('pushes') };
    const registration = {
      pushManager: { getSubscription: async () => subscription },
      unregister: async () => void ended.add('worker'),
    };
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', class {});
    const serviceWorker = { getRegistration: async () => registration };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });
    visit.open(user());
    await press('Выйти');
    await waitFor(() => expect([...ended]).toEqual(['pushes', 'worker']));
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
    expect(Object.keys(localStorage).toSorted()).toEqual([...staying('device'), 'last-login', 'person', 'signed-in'].toSorted());
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

  /** The session ends, and another tab makes the device forget these keys. */
  const elsewhereForgotten = (keys: readonly string[]) => {
    visit.server.answers['GET /api/auth/me'] = () => problem(401, 'not_signed_in');
    for (const key of keys) localStorage.removeItem(key);
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  test('where another browser is signed out, the focus goes from its button to the list', async () => {
    const { items } = example<{ items: object[] }>('sessions');
    const other = { ...items[0], id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', device: 'Firefox', isCurrent: false };
    visit.server.answers['GET /api/auth/sessions'] = { items: [...items, other], nextCursor: null };
    visit.server.answers['DELETE /api/auth/sessions/*'] = () => {
      visit.server.answers['GET /api/auth/sessions'] = { items, nextCursor: null };
      return new Response(null, { status: 204 });
    };
    visit.open(user());
    const revoke = await screen.findByRole('button', { name: 'Завершить: Firefox' });
    revoke.focus();
    await press('Завершить: Firefox');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Chrome · Android/));
  });

  test('signing out in another tab signs out here', async () => {
    visit.open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    elsewhereForgotten(['signed-in', 'person']);
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  });

  test('signing out in another tab makes this one forget what was typed', async () => {
    visit.open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    fillMemory();
    elsewhereForgotten(['signed-in', 'person']);
    await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ });
    expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
  });

  test('a sign-out in another tab is noticed also by a page that is opened after it', async () => {
    visit.server.answers['GET /api/auth/me'] = user();
    visitShop(<AccountAndBack />, visit.server, { path: '/user-profile' });
    await screen.findByRole('heading', { name: 'Мой профиль' });
    await press('Туда и обратно');
    fillMemory();
    elsewhereForgotten(['signed-in', 'person']);
    await press('Туда и обратно');
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('signed-in')).toBeNull());
    expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
  });

  test('a sign-in in another tab signs in here, also on a page that is opened after it', async () => {
    const elsewhereSignedIn = () => {
      visit.server.answers['GET /api/auth/me'] = user();
      localStorage.setItem('signed-in', '1');
      window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
    };
    const signIn = () => screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ });
    visit.open();
    await signIn();
    elsewhereSignedIn();
    await screen.findByRole('heading', { name: 'Мой профиль' });
    leaveShop();
    visit.server.answers['GET /api/auth/me'] = () => problem(401, 'not_signed_in');
    visitShop(<AccountAndBack />, visit.server, { path: '/user-profile' });
    await signIn();
    await press('Туда и обратно');
    elsewhereSignedIn();
    await press('Туда и обратно');
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeDefined();
  });

  test('a page that is opened after another customer has signed in in another tab shows nothing of the former', async () => {
    visit.server.answers['GET /api/auth/me'] = user();
    visitShop(<AccountAndBack />, visit.server, { path: '/user-profile' });
    await screen.findByRole('heading', { name: 'Мой профиль' });
    await press('Туда и обратно');
    fillMemory();
    sessionStorage.setItem('person', user().id);
    const other = { ...newcomer(), id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
    localStorage.setItem('person', other.id);
    visit.server.answers['GET /api/auth/me'] = other;
    await press('Туда и обратно');
    expect(await screen.findByRole('heading', { name: 'Создать профиль' })).toBeDefined();
    expect(Object.keys(sessionStorage).toSorted()).toEqual([...staying('tab'), 'person'].toSorted());
  });

  const everything = (where: 'device' | 'tab') =>
    MEMORY.filter((thing) => thing.where === where && thing.key !== 'signed-in').map(({ key }) => key);
  const remembered = (id: string) => {
    fillMemory();
    for (const storage of [localStorage, sessionStorage]) storage.setItem('person', id);
  };

  test('a session that has ended takes nothing from the memory of the browser', async () => {
    remembered(user().id);
    visit.open();
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('signed-in')).toBeNull());
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(everything('device')));
    expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(everything('tab')));
  });

  test('an ended session that another tab has noticed takes nothing from the memory of this one', async () => {
    visit.open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    remembered(user().id);
    elsewhereForgotten(['signed-in']);
    expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(everything('device')));
    expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(everything('tab')));
  });

  test('after a session that ended, another customer who opens the page anew finds in the tab nothing of the former', async () => {
    remembered('6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
    visit.open(user());
    await screen.findByRole('heading', { name: 'Мой профиль' });
    expect(Object.keys(sessionStorage).toSorted()).toEqual([...staying('tab'), 'person'].toSorted());
    expect([localStorage.getItem('person'), sessionStorage.getItem('person')]).toEqual([user().id, user().id]);
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
