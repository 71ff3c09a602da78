import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { afterOutcomes, type Outcome } from './health.ts';
import { aWebhook } from './testing/memory-webhooks.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
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
  const failing = afterOutcomes(webhook, [outcome(500)], now).webhook;
  expect(failing.failingSince).toEqual(now);
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

test('a webhook is held until the latest time that its receiver asked for, and no answer shortens that', () => {
  const held = afterOutcomes(webhook, [outcome(429, { heldUntil: ago(-1) }), outcome(429, { heldUntil: ago(-2) })], now);
  expect(held.webhook.heldUntil).toEqual(ago(-2));
  const pausing = { ...webhook, heldUntil: ago(-2) };
  for (const heldUntil of [null, ago(-1)])
    expect(afterOutcomes(pausing, [outcome(200, { heldUntil })], now).webhook).toBe(pausing);
  const first = afterOutcomes(webhook, [outcome(204, { heldUntil: ago(-1) })], now);
  expect(first.webhook).toEqual({ ...webhook, heldUntil: ago(-1) });
});
