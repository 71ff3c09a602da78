import { describe, expect, test } from 'vitest';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createFindCaller, createListSessions, createRevokeSession, isAlive, limitsOf } from './sessions.ts';
import { anna, annasSession } from './testing/auth-fixture.ts';
import { createAuthMemory } from './testing/memory-auth.ts';

const staff = { absolute: 43_200, idle: 1_800 };
const limits = { absolute: 30 * 86_400, idle: 14 * 86_400, staff };
const start = annasSession('t').createdAt;
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('a session', () => {
  test('of a customer lasts as long as the settings allow', () => {
    expect(limitsOf('customer', limits)).toEqual({ absolute: limits.absolute, idle: limits.idle });
  });

  test.each(['partner', 'administrator'] as const)(
    'of a %s has limits of its own, which are never longer than those of customers',
    (role) => {
      expect(limitsOf(role, limits)).toEqual(staff);
      expect(limitsOf(role, { absolute: 600, idle: 60, staff })).toEqual({ absolute: 600, idle: 60 });
    },
  );

  test.each([
    ['is valid when just created', start, start, true],
    ['is valid just before the idle limit', start, later(limits.idle - 1), true],
    ['is not valid from the idle limit on', start, later(limits.idle), false],
    ['is valid just before the absolute limit', later(limits.absolute - 2), later(limits.absolute - 1), true],
    ['is not valid from the absolute limit on', later(limits.absolute - 1), later(limits.absolute), false],
  ])('%s', (_, lastUsedAt, now, alive) => {
    expect(isAlive(annasSession('t', { lastUsedAt }), anna, limits, now)).toBe(alive);
  });
});

describe('the user of a session token', () => {
  function createShop(role: typeof anna.role = 'customer') {
    const memory = createAuthMemory();
    memory.state.users = [{ ...anna, role }];
    memory.state.sessions = [annasSession('t', { id: 'session', secondFactorAt: start })];
    const time = createTestClock();
    const find = (given: Parameters<typeof createFindCaller>[0]['limits'] = limits) =>
      createFindCaller({ ...memory, ...time, limits: given })('t');
    return { ...memory, ...time, find };
  }

  test('is returned with the session and the times of the sign-in and of the second factor', async () => {
    const { find } = createShop();
    const { email, phone, role, partner, id: userId } = anna;
    const session = { sessionId: 'session', signedInAt: start, secondFactorAt: start };
    expect(await find()).toEqual({ kind: 'user', userId, email, phone, role, partner, ...session });
  });

  test('is undefined for an unknown token', async () => {
    const shop = createShop();
    shop.state.sessions = [annasSession('another')];
    expect(await shop.find()).toBeUndefined();
    expect(shop.state.sessions).toHaveLength(1);
  });

  test('is undefined once the session has expired, and the session is deleted', async () => {
    const shop = createShop();
    shop.pass(limits.idle);
    expect(await shop.find()).toBeUndefined();
    expect(shop.state.sessions).toEqual([]);
  });

  test.each([
    ['customer', limits, 59, false],
    ['customer', limits, 60, true],
    ['customer', { absolute: 600, idle: 100, staff }, 24, false],
    ['customer', { absolute: 600, idle: 100, staff }, 25, true],
    ['partner', { absolute: 600, idle: 100, staff }, 25, true],
  ] as const)('of a %s with limits %o: a use after %i seconds is saved: %s', async (role, given, seconds, isWritten) => {
    const shop = createShop(role);
    shop.pass(seconds);
    await shop.find(given);
    expect(shop.state.sessions[0]?.lastUsedAt).toEqual(isWritten ? shop.clock() : start);
  });
});

test('what an idle page asks by itself does not prolong a session', async () => {
  const memory = createAuthMemory();
  memory.state.users = [{ ...anna, role: 'administrator' }];
  memory.state.sessions = [annasSession('t')];
  const { clock, pass } = createTestClock();
  const find = createFindCaller({ ...memory, clock, limits });
  pass(staff.idle - 1);
  expect(await find('t', true)).toBeDefined();
  pass(1);
  expect(await find('t', true)).toBeUndefined();
});

describe("a user's sessions", () => {
  const ids = [1, 2, 3, 4, 5].map(uuid);

  function createShop() {
    const memory = createAuthMemory();
    // The last two were used at the same instant.
    memory.state.sessions = ids.map((id, index) => annasSession(id, { id, lastUsedAt: later(Math.min(index, 3)) }));
    memory.state.sessions.push(annasSession('of-boris', { userId: 'boris' }));
    return { ...memory, list: createListSessions(memory.sessions), revoke: createRevokeSession(memory.sessions) };
  }

  test('are listed page by page by descending last use, each once', async () => {
    const { list } = createShop();
    const first = await list(anna.id, { limit: 3 });
    const second = await list(anna.id, { limit: 3, cursor: first.nextCursor ?? '' });
    expect(first.items.map(({ id }) => id)).toEqual([ids[4], ids[3], ids[2]]);
    expect(second.items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(second.nextCursor).toBeNull();
  });

  test('end one by one', async () => {
    const shop = createShop();
    await shop.revoke(ids[0] ?? '', anna.id);
    expect(shop.state.sessions.map(({ id }) => id)).toEqual([...ids.slice(1), 'of-boris']);
  });

  test('of another user cannot be ended', async () => {
    const shop = createShop();
    await expect(shop.revoke('of-boris', anna.id)).rejects.toEqual(refusal('not_found'));
    expect(shop.state.sessions).toHaveLength(6);
  });
});
