import url from 'node:url';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryFailure, Message } from '#kernel/messages.ts';
import { createPushTransport, type PushNetwork } from '../../src/adapters/push/web-push.ts';
import { pushKeysOf } from '../../src/config/push-keys.ts';
import { makeBrowser, startPushService } from '../support/stand-ins/push-service.ts';

const service = await startPushService();
afterAll(service.close);
const browser = makeBrowser();
const keys = pushKeysOf(undefined, 'secret of tests') ?? { publicKey: '', privateKey: '' };
const message: Message = {
  id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  channel: 'push',
  to: 'phone',
  subject: 'Оплачен заказ 6f1f7a52',
  text: 'https://shop.example/admin-panel/orders/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  html: '',
  language: 'ru',
};

let forgotten: string[];
beforeEach(() => {
  forgotten = [];
  service.arrived.length = 0;
  service.answers.status = 201;
});

/** Sends over the network of the service, or over another; without any, over that of a shop. */
function push({ network, target = { endpoint: browser.endpoint, ...browser.keys } }: Sending = { network: service.network }) {
  const targets = {
    find: async (id: string) => (id === 'phone' ? target : undefined),
    forget: async (id: string) => void forgotten.push(id),
  };
  return createPushTransport({ targets, keys, contact: 'mailto:shop@example.com', network });
}
interface Sending {
  readonly network?: PushNetwork;
  readonly target?: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
}
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: DeliveryFailure) => [error.kind, error.message],
  );

test('only the browser can read a push, and its service learns who sends it', async () => {
  await push()(message);
  const [arrived] = service.arrived;
  expect(arrived && browser.read(arrived)).toEqual({ title: message.subject, url: message.text, lang: 'ru' });
  // The service keeps the push for half a day.
  expect(arrived).toMatchObject({
    path: '/send/phone',
    headers: { 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'normal' },
  });
  expect(arrived?.headers.authorization).toContain(`k=${keys.publicKey}`);
  expect(arrived?.body.includes('6f1f7a52')).toBe(false);
});

test('a push has no address read by `url.parse`, of which Node warns once the package is built into the server', async () => {
  const parse = vi.spyOn(url, 'parse');
  await push()(message);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test.each([404, 410])('a browser that is gone (%i) is forgotten, and the push is not tried again', async (status) => {
  service.answers.status = status;
  expect(await failureOf(push()(message))).toEqual(['never', String(status)]);
  expect(forgotten).toEqual(['phone']);
});

test.each([
  [101, 'unreachable'],
  [400, 'never'],
  [413, 'never'],
  [429, 'unreachable'],
  [503, 'unreachable'],
  [307, 'unreachable'],
])('the answer %i means %s, and no redirect is followed', async (status, kind) => {
  service.answers.status = status;
  expect(await failureOf(push()(message))).toEqual([kind, String(status)]);
  expect(forgotten).toEqual([]);
  expect(service.arrived).toHaveLength(1);
});

test('a push to a browser that was taken away is given up', async () => {
  expect(await failureOf(push()({ ...message, to: 'another' }))).toEqual(['never', 'gone']);
});

test('keys that no browser made are given up, and nothing is sent', async () => {
  const broken = { endpoint: browser.endpoint, p256dh: 'A'.repeat(87), auth: 'short' };
  expect(await failureOf(push({ network: service.network, target: broken })(message))).toEqual(['never', 'keys']);
  expect(service.arrived).toEqual([]);
});

test('a name that leads into a private network is not asked, whatever it promised before', async () => {
  const target = { endpoint: `https://localhost:${service.network.port}/send`, ...browser.keys };
  expect(await failureOf(push({ target })(message))).toEqual(['unreachable', 'ENOTPUBLIC']);
  expect(service.arrived).toEqual([]);
});
