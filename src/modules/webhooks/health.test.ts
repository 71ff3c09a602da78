import { expect, test } from 'vitest';
import { MOST_ATTEMPTS, pauseAfter } from './delivery.ts';
import { afterOutcomes, type Outcome } from './health.ts';
import { readTarget, signingSecrets, type Webhook } from './webhook.ts';

const DAY = 24 * 3_600_000;
const now = new Date('2026-11-20T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY);
const webhook: Webhook = {
  ...{ id: 'till', partner: 'indra', url: 'https://example.com/', description: '', types: ['order.created'], state: 'enabled' },
  ...{
    disabledFor: null,
    secret: 'new',
    formerSecret: null,
    formerUntil: null,
    failingSince: null,
    heldUntil: null,
    toldAt: null,
  },
  ...{ createdAt: ago(10), createdBy: 'anna' },
};
const outcome = (status: number, more: Partial<Outcome> = {}): Outcome => {
  const failure = status < 300 ? null : 'status';
  return { tried: { at: now, milliseconds: 1, status, failure, answer: '' }, heldUntil: null, isDead: false, ...more };
};

test('a webhook that always succeeds is never written anew', () => {
  expect(afterOutcomes(webhook, [outcome(200)], now).webhook).toBe(webhook);
});

test('a webhook fails since its first failure, and no more after a success', () => {
  const failing = afterOutcomes(webhook, [outcome(500)], now).webhook;
  expect(failing.failingSince).toEqual(now);
  const later = afterOutcomes({ ...webhook, failingSince: ago(1) }, [outcome(500)], now);
  expect(later).toEqual({ webhook: { ...webhook, failingSince: ago(1) } });
  expect(afterOutcomes({ ...webhook, failingSince: ago(6) }, [outcome(500), outcome(204)], now).webhook.failingSince).toBeNull();
});

test('after five days without a success the shop disables a webhook and tells it once', () => {
  const disabled = afterOutcomes({ ...webhook, failingSince: ago(5) }, [outcome(500)], now);
  expect(disabled).toMatchObject({ news: 'failing', webhook: { state: 'disabled', disabledFor: 'failing' } });
  expect(afterOutcomes(disabled.webhook, [outcome(500)], now)).toEqual({ webhook: disabled.webhook });
});

test('a receiver that says it is gone is disabled at once', () => {
  expect(afterOutcomes(webhook, [outcome(410)], now)).toMatchObject({ news: 'gone', webhook: { disabledFor: 'gone' } });
});

test('events that were given up are told, once a day at most', () => {
  const dead = outcome(500, { isDead: true });
  const told = afterOutcomes({ ...webhook, failingSince: ago(3) }, [dead, dead], now);
  expect(told).toMatchObject({ news: 'given_up', webhook: { toldAt: now } });
  expect(afterOutcomes(told.webhook, [dead], now).news).toBeUndefined();
});

test('a receiver that asks for a pause gets nothing until then', () => {
  const held = afterOutcomes(webhook, [outcome(429, { heldUntil: ago(-1) }), outcome(429, { heldUntil: ago(-2) })], now);
  expect(held.webhook.heldUntil).toEqual(ago(-2));
});

test('ten attempts take three days, each up to a tenth later by chance', () => {
  const seconds = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, 0));
  expect(seconds.reduce((sum, each) => sum + each) / 3600).toBeCloseTo(75.6, 1);
  expect(pauseAfter(1, 1)).toBe(5.5);
});

test('the former secret signs until its end', () => {
  const rotated = { ...webhook, formerSecret: 'old', formerUntil: ago(-1) };
  expect(signingSecrets(rotated, now)).toEqual(['new', 'old']);
  expect(signingSecrets(rotated, ago(-1))).toEqual(['new']);
});

test.each([
  ['https://till.example.com/hook?token=1', true, true],
  ['http://127.0.0.1:9/', true, false],
  ['http://2130706433/', true, false],
  ['http://[::1]:9/', true, false],
  ['http://localhost/', true, false],
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
  const isTaken = (isSandbox: boolean) => {
    try {
      return readTarget(url, isSandbox) !== '';
    } catch {
      return false;
    }
  };
  expect([isTaken(true), isTaken(false)]).toEqual([inSandbox, inProduction]);
});
