import { expect, test } from 'vitest';
import { createJobQueue } from '../../src/adapters/postgres/operations/jobs.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

/** Seconds after the start; a lease lasts 120. */
const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000);
const instances = (name: string) => Array.from({ length: 5 }, () => createJobQueue(database.queries, [name]));
const claimAtOnce = async (queues: ReturnType<typeof instances>, seconds: number) =>
  (await Promise.all(queues.map((queue) => queue.claimDue(at(seconds), 5)))).flat();

test('a job is claimed by one of several instances, and by one of them again once its lease has ended', async () => {
  const queues = instances('leased');
  expect(await claimAtOnce(queues, 0)).toEqual([{ id: 'leased', attempts: 1, until: at(120) }]);
  expect(await claimAtOnce(queues, 119)).toEqual([]);
  expect(await claimAtOnce(queues, 120)).toEqual([{ id: 'leased', attempts: 2, until: at(240) }]);
});

test('a job that is done is due at its time, for whichever instance asks first', async () => {
  const queues = instances('done');
  const [claimed] = await claimAtOnce(queues, 0);
  await queues[0]?.markDone(claimed as never, at(1), { nextAt: at(600) });
  expect(await claimAtOnce(queues, 599)).toEqual([]);
  expect(await claimAtOnce(queues, 600)).toMatchObject([{ id: 'done', attempts: 1 }]);
});

test('a job that failed is due again after its pause, and its row says why until it is done', async () => {
  const queues = instances('failed');
  const rowOf = () => database.queries.selectFrom('jobs').selectAll().where('name', '=', 'failed').executeTakeFirst();
  const [claimed] = await claimAtOnce(queues, 0);
  await queues[0]?.markFailed(claimed as never, { at: at(1), kind: '57P01', retryAt: at(6), cause: undefined });
  expect(await rowOf()).toMatchObject({ attempts: 1, failure: '57P01' });
  expect(await claimAtOnce(queues, 5)).toEqual([]);
  const [again] = await claimAtOnce(queues, 6);
  expect(again).toMatchObject({ id: 'failed', attempts: 2 });
  await queues[1]?.markDone(again as never, at(7), { nextAt: at(600) });
  expect(await rowOf()).toMatchObject({ attempts: 0, failure: null });
});

test('an instance that was frozen for longer than its lease no longer says when a job is due', async () => {
  const queues = instances('taken over');
  const [frozen] = await claimAtOnce(queues, 0);
  const markLate = async () => {
    await queues[0]?.markDone(frozen as never, at(127), { nextAt: at(128) });
    await queues[0]?.markFailed(frozen as never, { at: at(127), kind: '57P01', retryAt: at(128), cause: undefined });
  };
  const [other] = await claimAtOnce(queues, 120);
  await markLate();
  expect(await claimAtOnce(queues, 239)).toEqual([]);
  // Once the other is done, a third claim has the number of the first.
  await queues[1]?.markDone(other as never, at(121), { nextAt: at(126) });
  expect(await claimAtOnce(queues, 126)).toMatchObject([{ attempts: 1 }]);
  await markLate();
  expect(await claimAtOnce(queues, 245)).toEqual([]);
  expect(await claimAtOnce(queues, 246)).toMatchObject([{ attempts: 2 }]);
});

test('an instance runs its own jobs alone: another version may know others', async () => {
  const [one] = instances('of this version');
  expect((await one?.claimDue(at(10_000), 5))?.map(({ id }) => id)).toEqual(['of this version']);
});
