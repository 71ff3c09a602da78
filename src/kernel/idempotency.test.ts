import { beforeEach, describe, expect, test } from 'vitest';
import { claimOrReplay, type IdempotencyClaim, once } from './idempotency.ts';
import { type IdempotencyState, memoryIdempotency, memoryState } from './testing/memory.ts';
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

describe('work with a key', () => {
  let state: IdempotencyState;
  let store: ReturnType<typeof memoryIdempotency>;
  let done = 0;
  const work = async () => ++done;
  beforeEach(() => {
    state = { ...memoryState(), keys: new Map() };
    store = memoryIdempotency(state);
    done = 0;
  });

  test('is done once, and a repetition gets the first result', async () => {
    expect(await once(store, request, work)).toEqual({ result: 1, replayed: false });
    expect(await once(store, request, work)).toEqual({ result: 1, replayed: true });
    expect(await once(store, { ...request, key: 'other' }, work)).toEqual({ result: 2, replayed: false });
  });

  test('is remembered as a secret when its result is one', async () => {
    await once(store, request, work);
    await once(store, { ...request, key: 'other' }, work, { isSecret: true });
    expect([...state.keys.values()].map(({ isSecret }) => isSecret)).toEqual([false, true]);
  });

  test('gives instants again as instants, though plain JSON is remembered', async () => {
    const result = { at: new Date(0), none: null, all: [new Date(1)] };
    for (const replayed of [false, true]) expect(await once(store, request, async () => result)).toEqual({ result, replayed });
    const [remembered] = [...state.keys.values()].map(({ answer }) => answer);
    expect(remembered).toEqual(JSON.parse(JSON.stringify(remembered)));
  });
});

test('work without a key is done each time', async () => {
  const store = memoryIdempotency({ ...memoryState(), keys: new Map() });
  let done = 0;
  for (const result of [1, 2]) expect(await once(store, undefined, async () => ++done)).toEqual({ result, replayed: false });
});
