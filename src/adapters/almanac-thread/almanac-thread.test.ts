import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { almanacOf, birthStars, createSky } from '#modules/panchanga/index.ts';
import { createAlmanacThread } from './almanac-thread.ts';

const delhi = { latitude: 28.61, longitude: 77.21, timeZone: 'Asia/Kolkata' };
const date = (text: string) => text as CalendarDate;
const thread = createAlmanacThread();

afterAll(() => thread.close());

test('the thread finds the days that the almanac has, and the stars of a birth', async () => {
  const days = await thread.readDays(delhi, date('2027-01-14'), 2);
  const almanac = almanacOf(delhi);
  expect(days).toEqual([almanac.day(date('2027-01-14')), almanac.day(date('2027-01-15'))]);
  const birth = { date: date('1990-05-17'), time: '14:05', place: delhi };
  expect(await thread.findBirthStars(birth)).toEqual(birthStars(createSky(), birth));
});

test('a question that fails does so alone', async () => {
  const nowhere = { ...delhi, timeZone: 'Mars/Olympus' };
  const [wrong, right] = await Promise.allSettled([
    thread.readDays(nowhere, date('2027-01-14'), 1),
    thread.readDays(delhi, date('2027-01-14'), 1),
  ]);
  expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
});

/** An almanac whose first thread runs this code; the next is the shop's own. */
function createBeginningWith(code: string) {
  const threads = [new Worker(code, { eval: true })];
  const first = threads[0] as Worker;
  return { first, ...createAlmanacThread(() => threads.pop() ?? new Worker(new URL('./thread.ts', import.meta.url))) };
}

test('a hundred questions may wait; the next is refused with a time to retry, and is taken once they are answered', async () => {
  const asked = Array.from({ length: 100 }, () => thread.readDays(delhi, date('2027-01-14'), 1));
  const refusal = { code: 'unavailable', details: { retryAfterSeconds: 1 } };
  await expect(thread.readDays(delhi, date('2027-01-14'), 1)).rejects.toMatchObject(refusal);
  await Promise.all(asked);
  expect(await thread.readDays(delhi, date('2027-01-14'), 1)).toHaveLength(1);
});

test.each([
  ['breaks down', 'throw new Error("broken")'],
  ['ends without an error', ''],
  ['ends while it is asked', 'require("node:worker_threads").parentPort.on("message", () => process.exit())'],
])('a thread that %s fails what waits for it, and the next question starts another', async (_, code) => {
  const other = createBeginningWith(code);
  const asked = await Promise.allSettled([1, 2].map((days) => other.readDays(delhi, date('2027-01-14'), days)));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await other.readDays(delhi, date('2027-01-14'), 1)).toHaveLength(1);
  await other.close();
});

test('the end of a broken thread, which comes after its error, fails no question that the next thread already has', async () => {
  const other = createBeginningWith('throw new Error("broken")');
  const ended = new Promise((resolve) => other.first.once('exit', resolve));
  await expect(other.readDays(delhi, date('2027-01-14'), 1)).rejects.toThrow('broken');
  const next = other.readDays(delhi, date('2027-01-14'), 1);
  await ended;
  expect(await next).toHaveLength(1);
  await other.close();
});

test('a question for which no thread starts is refused, and takes no place of those that may wait', async () => {
  const other = createAlmanacThread(() => {
    throw new Error('no thread');
  });
  // One more than may wait.
  const refused = await Promise.allSettled(Array.from({ length: 101 }, () => other.readDays(delhi, date('2027-01-14'), 1)));
  expect(refused.at(-1)).toMatchObject({ reason: { message: 'no thread' } });
});

test('a question that waits when the thread is closed is refused', async () => {
  const other = createAlmanacThread();
  const waits = other.readDays(delhi, date('2027-01-14'), 1);
  await Promise.all([expect(waits).rejects.toMatchObject({ code: 'unavailable' }), other.close()]);
});
