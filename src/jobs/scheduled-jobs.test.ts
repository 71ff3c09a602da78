import { expect, test, vi } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { createScheduledJobs, type JobQueue } from './scheduled-jobs.ts';

function createShop(run: () => Promise<unknown>, attempts = 1) {
  const { clock } = createTestClock('2026-11-20T10:00:00Z');
  const marks: unknown[] = [];
  const errors: unknown[] = [];
  const queue = {
    claimDue: async () => [{ id: 'seal', attempts }],
    markDone: async ({ id }, at, { nextAt }) => void marks.push(['done', id, at, nextAt]),
    markFailed: async ({ id }, failure) => void marks.push(['failed', id, failure]),
  } satisfies JobQueue;
  const jobs = [{ name: 'seal', everySeconds: 600, run }];
  const onFailure = (name: string, error: unknown) => void errors.push([name, error]);
  return { marks, errors, clock, runJobs: createScheduledJobs({ queue, jobs, clock, random: () => 0, onFailure }) };
}

test('a job that is done is due again after its time', async () => {
  const job = vi.fn(async () => undefined);
  const { runJobs, marks, clock } = createShop(job);
  expect(await runJobs()).toBe(1);
  expect(job).toHaveBeenCalledTimes(1);
  expect(marks).toEqual([['done', 'seal', clock(), new Date('2026-11-20T10:10:00Z')]]);
});

test('a job that left work is due at once', async () => {
  const { runJobs, marks, clock } = createShop(async () => true);
  await runJobs();
  expect(marks).toEqual([['done', 'seal', clock(), clock()]]);
});

test.each([
  [1, '2026-11-20T10:00:05Z'],
  [1000, '2026-11-20T11:00:00Z'],
])('a job that has failed %i times is logged, and tried again after a pause', async (attempts, retryAt) => {
  const error = Object.assign(new Error('anna@example.com'), { code: '57P01' });
  const { runJobs, marks, errors, clock } = createShop(() => Promise.reject(error), attempts);
  expect(await runJobs()).toBe(1);
  const failure = { at: clock(), kind: '57P01', retryAt: new Date(retryAt), cause: expect.anything() };
  expect(marks).toEqual([['failed', 'seal', failure]]);
  expect(errors).toEqual([['seal', error]]);
});
