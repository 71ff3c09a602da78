import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE_MS } from '#kernel/durations.ts';
import { accountVisits, askForCode, field, newcomer, type, user } from '../../testing/account-visit.tsx';
import { press, problem, visitShop } from '../../testing/shop-visit.tsx';
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

/** The keys of all that is remembered there and tells of nobody. */
const staying = (where: 'device' | 'tab') =>
  MEMORY.filter((thing) => thing.where === where && !thing.personal)
    .map(({ key }) => key)
    .toSorted();
/** All keys there, but the one that goes with the session. */
const everything = (where: 'device' | 'tab') =>
  MEMORY.filter((thing) => thing.where === where && thing.key !== 'signed-in').map(({ key }) => key);
/** Writes something of Anna under every key. */
const fillMemory = () => {
  for (const { key, where } of MEMORY)
    (where === 'device' ? localStorage : sessionStorage).setItem(key, '{"full_name":"Анна","email":"anna@example.com"}');
};

/** Fills the memory of a browser that this user used last. */
const fillMemoryOf = (id: string) => {
  fillMemory();
  for (const storage of [localStorage, sessionStorage]) storage.setItem('person', id);
};

/** The session ends, and another tab makes the device forget these keys. */
const endElsewhere = (keys: readonly string[]) => {
  visit.server.answers['GET /api/auth/me'] = () => problem(401, 'not_signed_in');
  for (const key of keys) localStorage.removeItem(key);
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
};
const signOutElsewhere = () => endElsewhere(['signed-in', 'person']);
/** Another tab has noticed that the session is over: who used the device last stays remembered. */
const sessionEndsElsewhere = () => endElsewhere(['signed-in']);
const signInElsewhere = () => {
  visit.server.answers['GET /api/auth/me'] = user();
  localStorage.setItem('signed-in', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' }));
};
const signInForm = () => screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ });
const profile = () => screen.findByRole('heading', { name: 'Мой профиль' });
/** Opens the account of whom the server tells, and goes on to another page of the same visit. */
const openAndLeave = async (isThere: () => Promise<HTMLElement>) => {
  visitShop(<AccountAndBack />, visit.server, { path: '/user-profile' });
  await isThere();
  await press('Туда и обратно');
};

test('signing out makes the browser forget everything personal', async () => {
  fillMemory();
  visit.open(user());
  await press('Выйти');
  expect(await signInForm()).toBeDefined();
  expect(Object.keys(localStorage).toSorted()).toEqual(staying('device'));
  expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
});

test('an answer about who is here that comes after signing out does not show the account again', async () => {
  visit.open(user());
  await profile();
  // By then the shop is asked again once the connection is back.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * MINUTE_MS });
  onTestFinished(() => void vi.useRealTimers());
  const late = Promise.withResolvers<Response>();
  visit.server.answers['GET /api/auth/me'] = () => late.promise;
  for (const connection of ['offline', 'online']) window.dispatchEvent(new Event(connection));
  await waitFor(() => expect(visit.server.callsOf('GET /api/auth/me')).toHaveLength(2));
  await press('Выйти');
  await signInForm();
  const answer = Response.json(user());
  late.resolve(answer);
  await waitFor(() => expect(answer.bodyUsed).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Мой профиль' })).toBeNull();
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

test('signing out in another tab signs out here, and forgets what was typed', async () => {
  visit.open(user());
  await profile();
  fillMemory();
  signOutElsewhere();
  await signInForm();
  expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
});

test('a sign-out in another tab is noticed also by a page that is opened after it', async () => {
  visit.server.answers['GET /api/auth/me'] = user();
  await openAndLeave(profile);
  fillMemory();
  signOutElsewhere();
  await press('Туда и обратно');
  expect(await signInForm()).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('signed-in')).toBeNull());
  expect(Object.keys(sessionStorage)).toEqual(staying('tab'));
});

test('a sign-in in another tab signs in here', async () => {
  visit.open();
  await signInForm();
  signInElsewhere();
  expect(await profile()).toBeDefined();
});

test('a sign-in in another tab signs in also a page that is opened after it', async () => {
  await openAndLeave(signInForm);
  signInElsewhere();
  await press('Туда и обратно');
  expect(await profile()).toBeDefined();
});

test('a page that is opened after another customer has signed in in another tab shows nothing of the former', async () => {
  visit.server.answers['GET /api/auth/me'] = user();
  await openAndLeave(profile);
  fillMemory();
  sessionStorage.setItem('person', user().id);
  const other = { ...newcomer(), id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
  localStorage.setItem('person', other.id);
  visit.server.answers['GET /api/auth/me'] = other;
  await press('Туда и обратно');
  expect(await screen.findByRole('heading', { name: 'Создать профиль' })).toBeDefined();
  expect(Object.keys(sessionStorage).toSorted()).toEqual([...staying('tab'), 'person'].toSorted());
});

test('a session that has ended takes nothing from the memory of the browser', async () => {
  fillMemoryOf(user().id);
  visit.open();
  expect(await signInForm()).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('signed-in')).toBeNull());
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(everything('device')));
  expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(everything('tab')));
});

test('a session whose end another tab has noticed takes nothing from the memory of this one', async () => {
  visit.open(user());
  await profile();
  fillMemoryOf(user().id);
  sessionEndsElsewhere();
  expect(await signInForm()).toBeDefined();
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(everything('device')));
  expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(everything('tab')));
});

test('after a session that ended, another customer who opens the page anew finds in the tab nothing of the former', async () => {
  fillMemoryOf('6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
  visit.open(user());
  await profile();
  expect(Object.keys(sessionStorage).toSorted()).toEqual([...staying('tab'), 'person'].toSorted());
  expect([localStorage.getItem('person'), sessionStorage.getItem('person')]).toEqual([user().id, user().id]);
});

test('whoever saves something once the session has ended is led to the sign-in', async () => {
  visit.server.answers['PUT /api/customer-profiles/*'] = () => problem(401, 'unauthorized');
  visit.open(user());
  await press('Изменить: Имя');
  await type('Имя', 'Ольга');
  await press('Сохранить');
  expect(await signInForm()).toBeDefined();
});
