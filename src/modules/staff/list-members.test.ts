import { describe, expect, test } from 'vitest';
import type { Place } from '#kernel/cursor.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createListMembers } from './list-members.ts';
import type { ListedMember, MemberReader } from './ports.ts';

const admin = staffCaller('administrator');

/** A member whose account was made on a day of November. */
const member = (day: number, isSuspended = false): ListedMember => ({
  id: uuid(day),
  email: `${day}@example.com`,
  role: 'priest',
  partner: null,
  language: 'ru',
  isSuspended,
  createdAt: new Date(Date.UTC(2026, 10, day)),
  factors: 1,
  sessions: 0,
  lastUsedAt: null,
});
const all = [member(1), member(2, true), member(3)];

const members = {
  list: async (limit, after?: Place) => all.filter(({ createdAt }) => !after || createdAt > after.at).slice(0, limit),
} satisfies MemberReader;

describe('the members of staff', () => {
  test('are listed page by page, suspended ones too', async () => {
    const list = createListMembers({ members });
    const first = await list(admin, { limit: 2 });
    expect(first.items).toEqual([member(1), member(2, true)]);
    expect(await list(admin, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual({ items: [member(3)], nextCursor: null });
  });

  test('are not listed for an operator', async () => {
    await expect(createListMembers({ members })(staffCaller('operator'), {})).rejects.toEqual(refusal('not_allowed'));
  });
});
