import { expect, test } from 'vitest';
import { claimOrReplay, type IdempotencyClaim } from './idempotency.ts';
import { refusal } from './testing/refusal.ts';

const request = { caller: 'browser', operation: 'createOrder', key: 'key', bodyHash: 'body' };

/** Runs `claimOrReplay` over a store that answers every claim with `claim`. */
function claimed(claim: IdempotencyClaim, asked: typeof request | undefined = request) {
  return claimOrReplay({ claim: async () => claim, remember: async () => {}, release: async () => {} }, asked);
}

test('a new key has no earlier result', async () => {
  expect(await claimed({ kind: 'new' })).toBeUndefined();
});

test('a key whose work is done returns the first result, marked as replayed', async () => {
  expect(await claimed({ kind: 'done', result: 'order' })).toEqual({ result: 'order', replayed: true });
});

test('a key whose work still runs is refused, with the seconds to wait before a retry', async () => {
  await expect(claimed({ kind: 'running' })).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
});

test('a key that was used with another body is refused', async () => {
  await expect(claimed({ kind: 'reused' })).rejects.toEqual(refusal('idempotency_key_reused'));
});

test('a request without a key claims nothing', async () => {
  const store = { claim: () => Promise.reject(new Error('claimed')), remember: async () => {}, release: async () => {} };
  expect(await claimOrReplay(store, undefined)).toBeUndefined();
});
