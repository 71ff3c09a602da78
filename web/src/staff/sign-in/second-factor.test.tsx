import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import { refusalText, type StaffAccess } from './access.ts';
import AccessPage from './access-page.tsx';
import { SecondFactor } from './second-factor.tsx';
import { areCodesShown, setCodesShown } from './shown-codes.ts';

const access = (more: Partial<StaffAccess> = {}): StaffAccess => ({ ...example<StaffAccess>('staffAccess'), ...more });
const app = { ...example<StaffAccess>('staffAccess').factors[0], kind: 'authenticator' } as StaffAccess['factors'][number];
const none = access({ factors: [], recoveryCodesLeft: 0 });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/staff/factors': access({ factors: [app] }),
    'POST /api/staff/second-factor/challenge': { challengeId: 'challenge', passkeyOptions: null },
    'POST /api/staff/second-factor': () => new Response(null, { status: 204 }),
    'POST /api/staff/authenticators/offer': example<object>('authenticatorOffer'),
    'POST /api/staff/authenticators': example<object>('enrolled'),
  });
});
afterEach(() => {
  setCodesShown(false);
  vi.unstubAllGlobals();
  leaveShop();
});

/** Somebody who has no factor yet, at a device without passkeys. */
const withoutFactor = { ...none, canUsePasskeys: false };
/** Adds an app as the first factor, after which the recovery codes are shown. */
async function addApp() {
  server.answers['GET /api/staff/factors'] = withoutFactor;
  const done = open();
  await type('Код из приложения', '123456');
  await press('Добавить приложение');
  await screen.findByText('k7mq-2xvp-9dte');
  return done;
}
const open = (language: 'ru' | 'en' = 'ru') => {
  const done = vi.fn();
  visitPanel(<SecondFactor onDone={done} />, server, { language });
  return done;
};

test('the code of the app is given in digits alone, for a challenge of its own', async () => {
  const done = open();
  await type('Код из приложения', '12 34-56');
  await press('Подтвердить');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(server.callsOf('POST /api/staff/second-factor')[0]?.body).toEqual({ challengeId: 'challenge', code: '123456' });
});

test('a wrong code is told beside the field, and the next try has a new challenge', async () => {
  server.answers['POST /api/staff/second-factor'] = () => problem(400, 'wrong_second_factor');
  const done = open('en');
  await type('Code from the app', '000000');
  await press('Confirm');
  expect(await screen.findByText('Detail of wrong_second_factor.')).toBeDefined();
  await press('Confirm');
  await waitFor(() => expect(server.callsOf('POST /api/staff/second-factor/challenge')).toHaveLength(2));
  expect(done).not.toHaveBeenCalled();
});

test('a passkey that is gone since the page was read is told as a failure', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  server.answers['GET /api/staff/factors'] = access();
  // The challenge has no options for a passkey: the shop knows none any more.
  open('en');
  await press('Confirm with a passkey');
  expect(await screen.findByText(/The device could not do that/)).toBeDefined();
});

test('where the code for passkeys cannot be loaded, the connection is named and not the device', () => {
  const refusal = new TypeError('Failed to fetch dynamically imported module');
  expect(refusalText(refusal, (key) => key)).toBe('frame.noConnection');
});

test('whoever has lost the device gives a recovery code', async () => {
  const done = open();
  await press('Резервным кодом');
  await type('Резервный код', 'k7mq-2xvp-9dte');
  await press('Подтвердить');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(server.callsOf('POST /api/staff/second-factor')[0]?.body).toEqual({
    challengeId: 'challenge',
    recoveryCode: 'k7mq-2xvp-9dte',
  });
});

test('where there are no passkeys the first factor is an app', async () => {
  server.answers['GET /api/staff/factors'] = withoutFactor;
  open();
  expect(await screen.findByRole('img', { name: 'QR-код для приложения с кодами' })).toBeDefined();
});

test('the panel opens once the person says that the recovery codes are kept', async () => {
  const done = await addApp();
  expect(areCodesShown()).toBe(true);
  await press('Продолжить');
  const kept = screen.getByRole('checkbox', { name: 'Коды сохранены в надёжном месте' });
  expect(document.activeElement).toBe(kept);
  expect(screen.getByRole('alert').textContent).toBe('Отметьте, чтобы продолжить');
  expect([areCodesShown(), done.mock.calls.length]).toEqual([true, 0]);
  fireEvent.click(kept);
  await press('Продолжить');
  expect([areCodesShown(), done.mock.calls.length]).toEqual([false, 1]);
});

test('whoever needed longer than an offer of the app lives gets another, whose code is then taken', async () => {
  server.answers['GET /api/staff/factors'] = withoutFactor;
  server.answers['POST /api/staff/authenticators'] = () => problem(400, 'wrong_second_factor');
  open('en');
  await type('Code from the app', '123456');
  await press('Add the app');
  expect(await screen.findByText('Detail of wrong_second_factor.')).toBeDefined();
  const another = { ...example<object>('authenticatorOffer'), challengeId: 'another', secret: 'MFRGGZDFMZTWQ2LK' };
  server.answers['POST /api/staff/authenticators/offer'] = another;
  server.answers['POST /api/staff/authenticators'] = example<object>('enrolled');
  await press('Show a new QR code');
  expect(await screen.findByText('MFRG GZDF MZTW Q2LK')).toBeDefined();
  expect(screen.queryByText('Detail of wrong_second_factor.')).toBeNull();
  await type('Code from the app', '654321');
  await press('Add the app');
  expect(await screen.findByText('k7mq-2xvp-9dte')).toBeDefined();
  expect(server.callsOf('POST /api/staff/authenticators')[1]?.body).toEqual({ challengeId: 'another', code: '654321' });
});

test('whoever leaves while the recovery codes are on the screen can come back to the panel', async () => {
  await addApp();
  expect(areCodesShown()).toBe(true);
  leaveShop();
  expect(areCodesShown()).toBe(false);
});

test('a code that is too short is not sent, and the field says how long codes are', async () => {
  server.answers['GET /api/staff/factors'] = withoutFactor;
  open();
  await type('Код из приложения', '123');
  await press('Добавить приложение');
  const field = screen.getByRole('textbox', { name: 'Код из приложения' });
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toBe('В коде не меньше 6 знаков');
  expect(server.callsOf('POST /api/staff/authenticators')).toEqual([]);
});

test('whoever entered the code too long ago is told to sign in again', async () => {
  server.answers['GET /api/staff/factors'] = { ...none, mayEnrol: false };
  open();
  expect(await screen.findByText(/Выйдите и войдите снова/)).toBeDefined();
});

test('new recovery codes ask for a fresh factor where the shop wants one, and then come', async () => {
  server.answers['GET /api/auth/sessions'] = example<object>('sessions');
  server.answers['GET /api/staff/letters'] = example<object>('staffLetters');
  server.answers['POST /api/staff/recovery-codes'] = () => problem(403, 'second_factor_required');
  visitPanel(<AccessPage />, server);
  await press('Получить новые коды');
  expect(await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' })).toBeDefined();
  server.answers['POST /api/staff/recovery-codes'] = example<object>('recoveryCodes');
  await type('Код из приложения', '123456');
  await press('Подтвердить');
  expect(await screen.findByText('3fgh-jkmn-pqrs')).toBeDefined();
});

test('whoever wants to add a factor is told when the shop does not say whether the last one is fresh', async () => {
  server.answers['GET /api/auth/sessions'] = example<object>('sessions');
  server.answers['GET /api/staff/letters'] = example<object>('staffLetters');
  visitPanel(<AccessPage />, server);
  await screen.findByRole('button', { name: 'Добавить ещё один способ…' });
  server.answers['GET /api/staff/factors'] = () => problem(503, 'unavailable');
  await press('Добавить ещё один способ…');
  await waitFor(() => expect(shownToast()?.description).toBe('Detail of unavailable.'));
});
