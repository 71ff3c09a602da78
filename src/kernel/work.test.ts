import { expect, test } from 'vitest';
import { createTestClock } from './testing/clock.ts';
import { createFlow, createWorker, secondsToRetry, type WorkFailure, type WorkItem } from './work.ts';

/** A worker on a queue of `due` items, whose work throws `error` if there is one. */
function createTestWorker(due: WorkItem[], error?: unknown, chance = 0) {
  const { clock } = createTestClock('2026-11-20T10:00:00Z');
  const done: [string, unknown][] = [];
  const failed = new Map<string, WorkFailure>();
  const told: string[] = [];
  const queue = {
    claimDue: async (_: Date, limit: number) => due.splice(0, limit),
    markDone: async ({ id }: WorkItem, _: Date, result: string) => void done.push([id, result]),
    markFailed: async ({ id }: WorkItem, failure: WorkFailure) => void failed.set(id, failure),
  };
  const run = createWorker({
    queue,
    clock,
    random: () => chance,
    work: async ({ id }: WorkItem) => {
      if (error) throw error;
      return `result of ${id}`;
    },
    failureOf: (thrown) =>
      thrown instanceof RangeError ? { kind: 'range', reason: thrown.message, isFinal: thrown.message === 'final' } : undefined,
    atOnce: 2,
    mostAttempts: 3,
    onFailure: ({ id }, { reason, retryAt }) => void told.push(`${id} ${reason} ${retryAt?.toISOString() ?? 'given up'}`),
  });
  return { run, done, failed, told, clock };
}

test('items that are due are done, as many at once as are allowed, and marked with what came of them', async () => {
  const worker = createTestWorker(['a', 'b', 'c'].map((id) => ({ id, attempts: 1 })));
  expect([await worker.run(), await worker.run(), await worker.run()]).toEqual([2, 1, 0]);
  expect(worker.done).toEqual(['a', 'b', 'c'].map((id) => [id, `result of ${id}`]));
  expect(worker.failed.size).toBe(0);
});

test('an item that failed is tried again later, and by chance a little later than others', async () => {
  for (const [chance, retryAt] of [
    [0, '2026-11-20T10:00:15.000Z'],
    [1, '2026-11-20T10:00:18.750Z'],
  ] as const) {
    const worker = createTestWorker([{ id: 'a', attempts: 2 }], new RangeError('no'), chance);
    expect(await worker.run()).toBe(1);
    expect(worker.failed.get('a')).toEqual({
      at: worker.clock(),
      kind: 'range',
      retryAt: new Date(retryAt),
      cause: new RangeError('no'),
    });
    expect(worker.told).toEqual([`a no ${retryAt}`]);
    expect(worker.done).toEqual([]);
  }
});

test.each([
  ['for good', 1, 'final'],
  ['for the last time', 3, 'no'],
])('an item that failed %s is given up and kept', async (_, attempts, message) => {
  const worker = createTestWorker([{ id: 'a', attempts }], new RangeError(message));
  await worker.run();
  expect(worker.failed.get('a')?.retryAt).toBeNull();
  expect(worker.told).toEqual([`a ${message} given up`]);
});

test('a fault of ours leaves the item claimed, and is thrown', async () => {
  const worker = createTestWorker([{ id: 'a', attempts: 1 }], new TypeError('ours'));
  await expect(worker.run()).rejects.toThrow('ours');
  expect([worker.done.length, worker.failed.size]).toEqual([0, 0]);
});

test.each([
  [1, 5],
  [2, 15],
  [3, 45],
  [6, 1215],
  [7, 3600],
  [30, 3600],
])('after attempt %i the next comes in %i seconds, or up to a quarter later', (attempts, seconds) => {
  expect(secondsToRetry(attempts, 0)).toBe(seconds);
  expect(secondsToRetry(attempts, 1)).toBe(seconds * 1.25);
});

type Policy = Parameters<typeof createFlow<WorkItem, string, void>>[0];

/** A flow with two places over a queue of `due` items, which does nothing but what `changes` say. */
function createTestFlow(
  due: WorkItem[],
  changes: Omit<Partial<Policy>, 'queue'> & { readonly queue?: Partial<Policy['queue']> },
) {
  const { queue, ...policy } = changes;
  return createFlow<WorkItem, string, void>({
    queue: {
      claimDue: async (_, limit) => due.splice(0, limit),
      markDone: async () => undefined,
      markFailed: async () => undefined,
      ...queue,
    },
    work: async () => undefined,
    failureOf: () => undefined,
    atOnce: 2,
    mostAttempts: 3,
    clock: createTestClock('2026-11-20T10:00:00Z').clock,
    random: () => 0,
    onFailure: () => undefined,
    ...policy,
  });
}

const firstAttempts = (...ids: string[]) => ids.map((id) => ({ id, attempts: 1 }));

test('in a flow an item that hangs holds up no other, and is waited for in the end', async () => {
  const slow = Promise.withResolvers<void>();
  const done: string[] = [];
  const flow = createTestFlow(firstAttempts('slow', 'a', 'b', 'c'), {
    queue: { markDone: async ({ id }) => void done.push(id) },
    work: async ({ id }) => (id === 'slow' ? slow.promise : undefined),
  });
  expect(await flow.run()).toBe(4);
  expect(done).toEqual(['a', 'b', 'c']);
  slow.resolve();
  await flow.settled();
  expect(done).toEqual(['a', 'b', 'c', 'slow']);
});

test.each([
  ['that for which a failure asks', 90, 60, '2026-11-20T10:01:30.000Z'],
  ['that of the policy', 30, 60, '2026-11-20T10:01:00.000Z'],
])('in a flow the longer of two pauses is kept: %s', async (_, leastSeconds, pause, retryAt) => {
  const retries: (Date | null)[] = [];
  const flow = createTestFlow(firstAttempts('a'), {
    queue: { markFailed: async (_, { retryAt }) => void retries.push(retryAt) },
    work: () => Promise.reject(new RangeError('no')),
    failureOf: () => ({ kind: 'range', reason: 'no', isFinal: false, leastSeconds }),
    pause: () => pause,
  });
  await flow.run();
  await flow.settled();
  expect(retries).toEqual([new Date(retryAt)]);
});

test('a fault of ours in a flow is thrown', async () => {
  const flow = createTestFlow(firstAttempts('a'), { work: () => Promise.reject(new TypeError('ours')) });
  await expect(flow.run()).rejects.toThrow('ours');
});

/** A flow of items that are under way until their promise is resolved; `asked` tells for how many each claim asks. */
function createHangingFlow(due: WorkItem[]) {
  const asked: number[] = [];
  const underWay = new Map<string, PromiseWithResolvers<void>>();
  const flow = createTestFlow(due, {
    queue: {
      claimDue: async (_, limit) => {
        asked.push(limit);
        return due.splice(0, limit);
      },
    },
    work: ({ id }) => {
      const hanging = Promise.withResolvers<void>();
      underWay.set(id, hanging);
      return hanging.promise;
    },
  });
  return { ...flow, asked, underWay };
}

test('a flow claims only as many items as it has free places, and nothing when it has none', async () => {
  const flow = createHangingFlow(firstAttempts('a', 'b', 'c', 'd'));
  expect(await flow.run()).toBe(2);
  expect(await flow.run()).toBe(0);
  const settled = flow.settled();
  for (const id of ['a', 'b']) flow.underWay.get(id)?.resolve();
  await settled;
  expect(await flow.run()).toBe(2);
  expect(flow.asked).toEqual([2, 2]);
  expect([...flow.underWay.keys()]).toEqual(['a', 'b', 'c', 'd']);
});

test('a flow claims once when nothing is due', async () => {
  const flow = createHangingFlow([]);
  expect(await flow.run()).toBe(0);
  expect(flow.asked).toEqual([2]);
});

test('a flow that always finds further items gives other work its turn after twenty claims', async () => {
  let claims = 0;
  const flow = createTestFlow([], { queue: { claimDue: async () => firstAttempts(`${++claims}`) } });
  expect(await flow.run()).toBe(20);
});
