import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import { OwnPush } from './own-push.tsx';
import { unsubscribe } from './push-browser.ts';

const OFFER = example<components['schemas']['OwnPush']>('ownPush');
const ENDPOINT = 'https://push.example.com/send/here';
const KEYS = { p256dh: 'public', auth: 'secret' };

/** The part of a browser that shows pushes; `permission` is what the person answers. */
function playBrowser(permission: NotificationPermission = 'granted') {
  const state = { registered: [] as string[], isOn: false };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      state.isOn = false;
    },
  };
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => (state.isOn ? subscription : null),
      subscribe: async () => {
        state.isOn = true;
        return subscription;
      },
    },
    unregister: async () => void state.registered.splice(0),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (state.registered.length > 0 ? registration : undefined),
      register: async (path: string, { scope }: { scope: string }) => {
        state.registered.push(`${path} ${scope}`);
        return registration;
      },
    },
  });
  return state;
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/staff/push': { ...OFFER, devices: [] } });
});
afterEach(() => {
  leaveShop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  ['ru', 'Включить в этом браузере', 'Уведомления включены'],
  ['en', 'Turn on in this browser', 'Notifications are on'],
] as const)('only a press registers the worker, and the shop learns where pushes go (%s)', async (language, turnOn, done) => {
  const browser = playBrowser();
  server.answers['POST /api/staff/push/devices'] = OFFER.devices[0] ?? {};
  visitPanel(<OwnPush />, server, { language });
  const press = await button(turnOn);
  expect(browser.registered).toEqual([]);
  fireEvent.click(press);
  await waitFor(() => expect(shownToast()?.title).toBe(done));
  expect(browser.registered).toEqual(['/staff-push.js /admin-panel/']);
  expect(server.callsOf('POST /api/staff/push/devices')[0]?.body).toEqual({ endpoint: ENDPOINT, keys: KEYS });
});

test('whoever refuses in the browser is told where that is changed, and nothing is registered', async () => {
  const browser = playBrowser('denied');
  visitPanel(<OwnPush />, server, { language: 'en' });
  fireEvent.click(await button('Turn on in this browser'));
  await waitFor(() => expect(shownToast()?.description).toContain('settings for this site'));
  expect(browser.registered).toEqual([]);
  expect(server.callsOf('POST /api/staff/push/devices')).toEqual([]);
});

test('a worker that cannot be loaded is no refusal of the browser: the connection is named', async () => {
  playBrowser();
  navigator.serviceWorker.register = () => Promise.reject(new TypeError('Failed to register a ServiceWorker'));
  visitPanel(<OwnPush />, server, { language: 'en' });
  fireEvent.click(await button('Turn on in this browser'));
  await waitFor(() => expect(shownToast()?.description).toBe('There is no connection. Check it and try again.'));
});

test('when the shop refuses, the browser does not believe that pushes are on', async () => {
  const browser = playBrowser();
  server.answers['POST /api/staff/push/devices'] = () => problem(503, 'unavailable');
  visitPanel(<OwnPush />, server, { language: 'en' });
  fireEvent.click(await button('Turn on in this browser'));
  await waitFor(() => expect(shownToast()?.description).toBe('Detail of unavailable.'));
  expect(browser).toEqual({ registered: [], isOn: false });
});

test.each([
  ['', () => new Response(null, { status: 204 })],
  [', also where another browser was faster', () => problem(404, 'not_found')],
])('turning off in the own browser takes the worker away too%s', async (_, answer) => {
  const browser = playBrowser();
  Object.assign(browser, { registered: ['/staff-push.js /admin-panel/'], isOn: true });
  const [device] = OFFER.devices;
  server.answers['GET /api/staff/push'] = { ...OFFER, devices: [{ ...device, endpoint: ENDPOINT }] };
  server.answers['DELETE /api/staff/push/devices/*'] = answer;
  visitPanel(<OwnPush />, server, { language: 'en' });
  expect(await screen.findByText(/this browser/)).toBeDefined();
  fireEvent.click(await button('Turn off: Chrome · Android'));
  await waitFor(() => expect(shownToast()?.title).toBe('Notifications are off'));
  expect(browser).toEqual({ registered: [], isOn: false });
});

test('whoever comes back to the page sees the browsers as they are by then', async () => {
  playBrowser();
  server.answers['GET /api/staff/push'] = OFFER;
  const Page = () => {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          turn
        </button>
        {isShown && <OwnPush />}
      </>
    );
  };
  visitPanel(<Page />, server, { language: 'en' });
  await button('Turn off: Chrome · Android');
  server.answers['GET /api/staff/push'] = { ...OFFER, devices: [] };
  for (const _ of [1, 2]) fireEvent.click(await button('turn'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off: Chrome · Android' })).toBeNull());
});

test('a browser without pushes says so, and leaving it needs nothing', async () => {
  visitPanel(<OwnPush />, server, { language: 'en' });
  expect(await screen.findByText(/cannot show notifications/)).toBeDefined();
  await unsubscribe();
});

test('where no pushes are offered, nothing is shown', async () => {
  server.answers['GET /api/staff/push'] = { key: null, devices: [] };
  const { container } = visitPanel(<OwnPush />, server);
  await waitFor(() => expect(container.textContent).toBe(''));
});
