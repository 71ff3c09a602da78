import { expect, test } from 'vitest';
import { createTestClock } from './testing/clock.ts';
import { createFlow, createWorker, secondsToRetry, type WorkFailure, type WorkItem } from './work.ts';

/** A worker on a queue of `due` items, whose work throws `error` if there is one. */
function createTestWorker(due: WorkItem[], error?: unknown, chance = 0) {
  const { clock } = createTestClock();
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

test('in a flow an item that hangs holds up no other, and is waited for in the end', async () => {
  const { clock } = createTestClock();
  const due = ['slow', 'a', 'b', 'c'].map((id) => ({ id, attempts: 1 }));
  const slow = Promise.withResolvers<void>();
  const done: string[] = [];
  const flow = createFlow<WorkItem, string, void>({
    queue: {
      claimDue: async (_, limit) => due.splice(0, limit),
      markDone: async ({ id }) => void done.push(id),
      markFailed: async () => undefined,
    },
    work: async ({ id }) => (id === 'slow' ? slow.promise : undefined),
    failureOf: () => undefined,
    atOnce: 2,
    mostAttempts: 1,
    clock,
    random: () => 0,
    onFailure: () => undefined,
  });
  expect(await flow.run()).toBe(4);
  expect(done).toEqual(['a', 'b', 'c']);
  slow.resolve();
  await flow.settled();
  expect(done).toEqual(['a', 'b', 'c', 'slow']);
});

test('in a flow a pause that a failure asks for is kept, and a fault of ours is thrown', async () => {
  const { clock } = createTestClock();
  const due = [{ id: 'a', attempts: 1 }];
  const retries: (Date | null)[] = [];
  const policy = (thrown: Error) => ({
    queue: {
      claimDue: async (_: Date, limit: number) => due.splice(0, limit),
      markDone: async () => undefined,
      markFailed: async (_: WorkItem, { retryAt }: WorkFailure) => void retries.push(retryAt),
    },
    work: () => Promise.reject(thrown),
    failureOf: (error: unknown) =>
      error instanceof RangeError ? { kind: 'range', reason: 'no', isFinal: false, leastSeconds: 90 } : undefined,
    atOnce: 2,
    mostAttempts: 3,
    clock,
    random: () => 0,
    onFailure: () => undefined,
    pause: () => 60,
  });
  const polite = createFlow(policy(new RangeError('no')));
  await polite.run();
  await polite.settled();
  expect(retries).toEqual([new Date('2026-11-20T10:01:30.000Z')]);
  due.push({ id: 'b', attempts: 1 });
  const broken = createFlow(policy(new TypeError('ours')));
  await expect(broken.run()).rejects.toThrow('ours');
});

/** A flow of items that are under way until `end` ends them; `asked` tells for how many each claim asks. */
function createHangingFlow(due: WorkItem[]) {
  const asked: number[] = [];
  const underWay = new Map<string, PromiseWithResolvers<void>>();
  const flow = createFlow<WorkItem, string, void>({
    queue: {
      claimDue: async (_, limit) => {
        asked.push(limit);
        return due.splice(0, limit);
      },
      markDone: async () => undefined,
      markFailed: async () => undefined,
    },
    work: ({ id }) => {
      const hanging = Promise.withResolvers<void>();
      underWay.set(id, hanging);
      return hanging.promise;
    },
    failureOf: () => undefined,
    atOnce: 2,
    mostAttempts: 1,
    clock: createTestClock().clock,
    random: () => 0,
    onFailure: () => undefined,
  });
  return { ...flow, asked, underWay };
}

test('a flow claims only as many items as it has free places, and nothing when it has none', async () => {
  const flow = createHangingFlow(['a', 'b', 'c', 'd'].map((id) => ({ id, attempts: 1 })));
  expect(await flow.run()).toBe(2);
  expect(await flow.run()).toBe(0);
  flow.underWay.get('a')?.resolve();
  const settled = flow.settled();
  flow.underWay.get('b')?.resolve();
  await settled;
  expect(await flow.run()).toBe(2);
  expect([flow.asked, [...flow.underWay.keys()]]).toEqual([
    [2, 2],
    ['a', 'b', 'c', 'd'],
  ]);
});

test('a flow claims once when nothing is due', async () => {
  const flow = createHangingFlow([]);
  expect(await flow.run()).toBe(0);
  expect(flow.asked).toEqual([2]);
});

test('a flow that always finds further items gives other work its turn after twenty claims', async () => {
  let claims = 0;
  const flow = createFlow<WorkItem, string, void>({
    queue: {
      claimDue: async () => [{ id: `${++claims}`, attempts: 1 }],
      markDone: async () => undefined,
      markFailed: async () => undefined,
    },
    work: async () => undefined,
    failureOf: () => undefined,
    atOnce: 2,
    mostAttempts: 1,
    clock: createTestClock().clock,
    random: () => 0,
    onFailure: () => undefined,
  });
  expect(await flow.run()).toBe(20);
});
