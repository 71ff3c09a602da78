import { expect, test } from 'vitest';
import { claimOrReplay, type IdempotencyClaim, once } from './idempotency.ts';
import { memoryIdempotency, memoryState } from './testing/memory.ts';
import { refusal } from './testing/refusal.ts';

const idle = { remember: async () => {}, rememberSecret: async () => {}, release: async () => {} };
const request = { caller: 'browser', operation: 'createOrder', key: 'key', bodyHash: 'body' };

/** Runs `claimOrReplay` over a store that answers every claim with `claim`. */
function claimed(claim: IdempotencyClaim, asked: typeof request | undefined = request) {
  return claimOrReplay({ claim: async () => claim, ...idle }, asked);
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

test('a key whose work made a secret that is not kept any more is refused', async () => {
  await expect(claimed({ kind: 'gone' })).rejects.toEqual(refusal('secret_gone'));
});

test('a request without a key claims nothing', async () => {
  const store = { claim: () => Promise.reject(new Error('claimed')), ...idle };
  expect(await claimOrReplay(store, undefined)).toBeUndefined();
});

test('work is done once for each key, and a repetition gets the first result', async () => {
  const state = { ...memoryState(), keys: new Map() };
  const store = memoryIdempotency(state);
  let made = 0;
  const work = async () => ++made;
  const instants = { at: new Date(0), none: null, all: [new Date(1)] };
  expect(await once(store, request, work)).toEqual({ result: 1, replayed: false });
  expect(await once(store, request, work)).toEqual({ result: 1, replayed: true });
  expect(await once(store, { ...request, key: 'other' }, work, { isSecret: true })).toEqual({ result: 2, replayed: false });
  expect(await once(store, undefined, work)).toEqual({ result: 3, replayed: false });
  expect([...state.keys.values()].map(({ isSecret }) => isSecret)).toEqual([false, true]);
  for (const replayed of [false, true])
    expect(await once(store, { ...request, key: 'instants' }, async () => instants)).toEqual({ result: instants, replayed });
  const { answer } = state.keys.get('browser createOrder instants') ?? {};
  expect(answer).toEqual(JSON.parse(JSON.stringify(answer)));
});
