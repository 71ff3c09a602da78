import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { pauseAfter } from './delivery.ts';
import { afterOutcomes, type Outcome } from './health.ts';
import { MOST_ATTEMPTS } from './terms.ts';
import { aWebhook } from './testing/memory-webhooks.ts';
import { formerSecretUntil, newSecret, readTarget, signingSecrets, type Webhook, withNewSecret } from './webhook.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const webhook = aWebhook();
const outcome = (status: number, more: Partial<Outcome> = {}): Outcome => {
  const failure = status < 300 ? null : 'status';
  return { tried: { at: now, milliseconds: 1, status, failure, answer: '' }, heldUntil: null, isDead: false, ...more };
};

test('a webhook without failures stays the same after a success', () => {
  expect(afterOutcomes(webhook, [outcome(200)], now).webhook).toBe(webhook);
});

test('a webhook is failing from its first failure until a success', () => {
  const failing = afterOutcomes(webhook, [outcome(500)], now).webhook;
  expect(failing.failingSince).toEqual(now);
  const later = afterOutcomes({ ...webhook, failingSince: ago(1) }, [outcome(500)], now);
  expect(later).toEqual({ webhook: { ...webhook, failingSince: ago(1) } });
  expect(afterOutcomes({ ...webhook, failingSince: ago(6) }, [outcome(500), outcome(204)], now).webhook.failingSince).toBeNull();
});

test('after five days without a success the shop disables a webhook, with one letter', () => {
  const disabled = afterOutcomes({ ...webhook, failingSince: ago(5) }, [outcome(500)], now);
  expect(disabled).toMatchObject({ news: 'failing', webhook: { state: 'disabled', disabledFor: 'failing' } });
  expect(afterOutcomes(disabled.webhook, [outcome(500)], now)).toEqual({ webhook: disabled.webhook });
});

test('a receiver that says it is gone is disabled at once', () => {
  const gone = { news: 'gone', webhook: { state: 'disabled', disabledFor: 'gone' } };
  expect(afterOutcomes(webhook, [outcome(410)], now)).toMatchObject(gone);
  expect(afterOutcomes(webhook, [outcome(500), outcome(410), outcome(200)], now)).toMatchObject(gone);
});

test('events that were given up make a letter, once a day at most', () => {
  const dead = outcome(500, { isDead: true });
  const first = afterOutcomes({ ...webhook, failingSince: ago(3) }, [dead, dead], now);
  expect(first).toMatchObject({ news: 'given_up', webhook: { toldAt: now } });
  for (const toldAt of [now, ago(0.9)]) expect(afterOutcomes({ ...first.webhook, toldAt }, [dead], now).news).toBeUndefined();
  expect(afterOutcomes({ ...webhook, toldAt: ago(1) }, [outcome(500), dead], now).news).toBe('given_up');
});

test('a receiver that asks for a pause gets nothing until then', () => {
  const held = afterOutcomes(webhook, [outcome(429, { heldUntil: ago(-1) }), outcome(429, { heldUntil: ago(-2) })], now);
  expect(held.webhook.heldUntil).toEqual(ago(-2));
  const pausing = { ...webhook, heldUntil: ago(-2) };
  for (const heldUntil of [null, ago(-1)])
    expect(afterOutcomes(pausing, [outcome(200, { heldUntil })], now).webhook).toBe(pausing);
  const first = afterOutcomes(webhook, [outcome(204, { heldUntil: ago(-1) })], now);
  expect(first.webhook).toEqual({ ...webhook, heldUntil: ago(-1) });
});

test('ten attempts take three days, each up to a tenth later by chance', () => {
  const seconds = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, 0));
  expect(seconds.reduce((sum, each) => sum + each) / 3600).toBeCloseTo(75.6, 1);
  expect(pauseAfter(1, 1)).toBe(5.5);
});

test('each former secret signs for a day, also when the next exchange comes within it', () => {
  const [first, later] = [withNewSecret(webhook, now), ago(-0.5)];
  const second = withNewSecret(first, later);
  expect(signingSecrets(second, later)).toEqual([second.secret, first.secret, 'new']);
  expect(signingSecrets(second, ago(-1))).toEqual([second.secret, first.secret]);
  expect(signingSecrets(second, ago(-1.5))).toEqual([second.secret]);
  expect([webhook, first, second].map((each) => formerSecretUntil(each, later))).toEqual([null, ago(-1), ago(-1.5)]);
  expect([first, second].map((each) => formerSecretUntil(each, ago(-1.5)))).toEqual([null, null]);
});

test('a sixth exchange is refused while five former secrets sign, and the refusal says for how long', () => {
  const often = Array.from({ length: 5 }).reduce<Pick<Webhook, 'secret' | 'formerSecrets'>>(
    (secrets, _, hour) => withNewSecret(secrets, ago(-hour / 24)),
    webhook,
  );
  const limit = { name: 'rotateWebhookSecret-day', most: 5, seconds: DAY_MS / 1000 };
  const refused = new ShopError('rate_limited', { retryAfterSeconds: DAY_MS / 2000, limit });
  expect(() => withNewSecret(often, ago(-0.5))).toThrow(refused);
  expect(signingSecrets(withNewSecret(often, ago(-1)), ago(-1))).toHaveLength(6);
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
  ['https://[::ffff:10.0.0.1]/', false, false],
  ['https://0x0a000001/', false, false],
  ['https://db.internal/', false, false],
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
