import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { afterOutcomes, type Outcome } from './health.ts';
import { aWebhook } from './testing/memory-webhooks.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const [tomorrow, afterTomorrow] = [ago(-1), ago(-2)];
const webhook = aWebhook();
const outcome = (status: number, more: Partial<Outcome> = {}): Outcome => {
  const failure = status < 300 ? null : 'status';
  return { tried: { at: now, milliseconds: 1, status, failure, answer: '' }, heldUntil: null, state: 'waiting', ...more };
};
const dead = outcome(500, { state: 'dead' });

test('a webhook without failures stays the same after a success', () => {
  expect(afterOutcomes(webhook, [outcome(200)], now).webhook).toBe(webhook);
});

test('a webhook is failing from its first failure until a success', () => {
  expect(afterOutcomes(webhook, [outcome(500)], now).webhook.failingSince).toEqual(now);
  const later = afterOutcomes({ ...webhook, failingSince: ago(1) }, [outcome(500)], now);
  expect(later).toEqual({ webhook: { ...webhook, failingSince: ago(1) } });
  expect(afterOutcomes({ ...webhook, failingSince: ago(6) }, [outcome(500), outcome(204)], now).webhook.failingSince).toBeNull();
});

test('after five days without a success the shop disables a webhook, with one letter', () => {
  const disabled = afterOutcomes({ ...webhook, failingSince: ago(5) }, [dead], now);
  expect(disabled).toMatchObject({ news: 'failing', webhook: { state: 'disabled', disabledFor: 'failing' } });
  expect(afterOutcomes(disabled.webhook, [outcome(500)], now)).toEqual({ webhook: disabled.webhook });
});

test('after five days without a success an event that will be tried again disables nothing', () => {
  const failing = { ...webhook, failingSince: ago(12) };
  expect(afterOutcomes(failing, [outcome(502)], now)).toEqual({ webhook: failing });
});

test('a receiver that says it is gone is disabled at once', () => {
  const gone = { news: 'gone', webhook: { state: 'disabled', disabledFor: 'gone' } };
  expect(afterOutcomes(webhook, [outcome(410)], now)).toMatchObject(gone);
  expect(afterOutcomes(webhook, [outcome(500), outcome(410), outcome(200)], now)).toMatchObject(gone);
});

test('events that were given up make a letter, once a day at most', () => {
  const first = afterOutcomes({ ...webhook, failingSince: ago(3) }, [dead, dead], now);
  expect(first).toMatchObject({ news: 'given_up', webhook: { toldAt: now } });
  for (const toldAt of [now, ago(0.9)]) expect(afterOutcomes({ ...first.webhook, toldAt }, [dead], now).news).toBeUndefined();
  expect(afterOutcomes({ ...webhook, toldAt: ago(1) }, [outcome(500), dead], now).news).toBe('given_up');
});

test('a webhook is held until the latest time that its receiver asked for', () => {
  const held = afterOutcomes(webhook, [outcome(429, { heldUntil: tomorrow }), outcome(429, { heldUntil: afterTomorrow })], now);
  expect(held.webhook.heldUntil).toEqual(afterTomorrow);
});

test('no answer shortens the time for which a webhook is held', () => {
  const pausing = { ...webhook, heldUntil: afterTomorrow };
  for (const heldUntil of [null, tomorrow])
    expect(afterOutcomes(pausing, [outcome(200, { heldUntil })], now).webhook).toBe(pausing);
});

test('a success may ask for a pause, too', () => {
  const first = afterOutcomes(webhook, [outcome(204, { heldUntil: tomorrow })], now);
  expect(first.webhook).toEqual({ ...webhook, heldUntil: tomorrow });
});
