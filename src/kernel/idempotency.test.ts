import { expect, test } from 'vitest';
import { claimOrReplay, type IdempotencyClaim } from './idempotency.ts';
import { refusal } from './testing/refusal.ts';

const request = { caller: 'browser', operation: 'createOrder', key: 'key', bodyHash: 'body' };

/** What a request is told whose claim the store answers so. */
function claimed(claim: IdempotencyClaim, asked: typeof request | undefined = request) {
  return claimOrReplay({ claim: async () => claim, remember: async () => {}, release: async () => {} }, asked);
}

test('a new key is free for the work', async () => {
  expect(await claimed({ kind: 'new' })).toBeUndefined();
});

test('a key whose work is done gives its result again', async () => {
  expect(await claimed({ kind: 'done', result: 'order' })).toEqual({ result: 'order', replayed: true });
});

test('a key whose work still runs asks to come again', async () => {
  await expect(claimed({ kind: 'running' })).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
});

test('a key that came with another body is refused', async () => {
  await expect(claimed({ kind: 'reused' })).rejects.toEqual(refusal('idempotency_key_reused'));
});

test('a request without a key claims nothing', async () => {
  const store = { claim: () => Promise.reject(new Error('claimed')), remember: async () => {}, release: async () => {} };
  expect(await claimOrReplay(store, undefined)).toBeUndefined();
});
