import { expect, test } from 'vitest';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createCountWaiting } from './count-waiting.ts';
import type { WaitingThing } from './ports.ts';

function setUp() {
  const asked: (readonly WaitingThing[])[] = [];
  const waiting = {
    count: async (things: readonly WaitingThing[], most: number) => {
      asked.push(things);
      return Object.fromEntries(things.map((thing) => [thing, most])) as Partial<Record<WaitingThing, number>>;
    },
  };
  return { asked, count: createCountWaiting({ waiting }) };
}

test('only what a role may read is counted, up to a hundred; the rest is null', async () => {
  const { asked, count } = setUp();
  expect(await count(staffCaller('priest'))).toEqual({
    orders: null,
    wishes: null,
    reviews: null,
    refundAsks: null,
    refunds: null,
    consultations: null,
    reports: 100,
  });
  expect(asked).toEqual([['reports']]);
  await count(staffCaller('operator'));
  expect(asked[1]).toEqual(['orders', 'wishes', 'consultations', 'reports']);
  await count(staffCaller('administrator'));
  expect(asked[2]).toHaveLength(7);
});

test('for a role that may read none of it the database is not asked', async () => {
  const { asked, count } = setUp();
  for (const role of ['editor', 'partner'] as const)
    expect(new Set(Object.values(await count(staffCaller(role))))).toEqual(new Set([null]));
  expect(asked).toEqual([]);
});

test('only staff get the counts', async () => {
  const { count } = setUp();
  await expect(count(guest)).rejects.toEqual(refusal('not_signed_in'));
  await expect(count(userCaller())).rejects.toEqual(refusal('not_allowed'));
});
