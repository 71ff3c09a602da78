import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { aWebhook } from './testing/memory-webhooks.ts';
import { formerSecretUntil, newSecret, readTarget, signingSecrets, type Webhook, withNewSecret } from './webhook.ts';

const now = new Date('2026-11-20T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const webhook = aWebhook({ secret: 'oldest' });

test('each former secret signs for a day, also when the next exchange comes within it', () => {
  const [first, later] = [withNewSecret(webhook, now), inDays(0.5)];
  const second = withNewSecret(first, later);
  expect(signingSecrets(second, later)).toEqual([second.secret, first.secret, 'oldest']);
  expect(signingSecrets(second, inDays(1))).toEqual([second.secret, first.secret]);
  expect(signingSecrets(second, inDays(1.5))).toEqual([second.secret]);
  expect([webhook, first, second].map((each) => formerSecretUntil(each, later))).toEqual([null, inDays(1), inDays(1.5)]);
  expect([first, second].map((each) => formerSecretUntil(each, inDays(1.5)))).toEqual([null, null]);
});

test('a sixth exchange is refused while five former secrets sign, and the refusal says for how long', () => {
  const often = Array.from({ length: 5 }).reduce<Pick<Webhook, 'secret' | 'formerSecrets'>>(
    (secrets, _, hour) => withNewSecret(secrets, inDays(hour / 24)),
    webhook,
  );
  const limit = { name: 'rotateWebhookSecret-day', most: 5, seconds: DAY_MS / 1000 };
  const refused = new ShopError('rate_limited', { retryAfterSeconds: DAY_MS / 2000, limit });
  expect(() => withNewSecret(often, inDays(0.5))).toThrow(refused);
  expect(signingSecrets(withNewSecret(often, inDays(1)), inDays(1))).toHaveLength(6);
});

test('a new secret is 32 random bytes', () => {
  const [word = '', bytes = ''] = newSecret().split('_');
  expect([word, Buffer.from(bytes, 'base64')]).toEqual(['whsec', expect.objectContaining({ length: 32 })]);
  expect(newSecret()).not.toBe(newSecret());
});

test.each([
  ['https://till.example.com/hook?token=1', true, true],
  ['http://127.0.0.1:9/', true, false],
  ['http://2130706433/', true, false],
  ['http://[::1]:9/', true, false],
  ['http://localhost/', true, false],
  ['https://127.201.100.254/', true, false],
  ['http://user@localhost/', false, false],
  ['http://:word@localhost/', false, false],
  ['http://localhost/#part', false, false],
  ['http://my-localhost/', false, false],
  ['http://localhost.evil/', false, false],
  ['xhttp://localhost/', false, false],
  ['httpx://localhost/', false, false],
  ['http://till.example.com/', false, false],
  ['https://till.example.com:8443/', false, false],
  ['https://till.example.com/#part', false, false],
  ['https://user:word@till.example.com/', false, false],
  ['https://169.254.169.254/', false, false],
  ['http://10.0.0.1/', false, false],
  ['ftp://127.0.0.1/', false, false],
  ['nothing', false, false],
])('%s is taken in the sandbox: %s, in production: %s', (url, inSandbox, inProduction) => {
  const isTaken = (isLoopbackOpen: boolean) => {
    try {
      return readTarget(url, { isLoopbackOpen, isOwnInbox: () => false }) !== '';
    } catch {
      return false;
    }
  };
  expect([isTaken(true), isTaken(false)]).toEqual([inSandbox, inProduction]);
});

test('an address that is stored with more than 2000 characters is refused as too long, however short it was typed', () => {
  const near = { isLoopbackOpen: false, isOwnInbox: () => false };
  const path = 'я'.repeat(329);
  expect(readTarget(`https://till.example.com/${path}`, near)).toHaveLength(1999);
  expect(() => readTarget(`https://till.example.com/${path}ab`, near)).toThrow(
    refusal('invalid_request', field('maxlength', 'url')),
  );
});
