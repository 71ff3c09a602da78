import { describe, expect, test } from 'vitest';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createFindCaller, createListSessions, createRevokeSession, isAlive, limitsOf } from './sessions.ts';
import { anna, annasSession } from './testing/auth-fixture.ts';
import { createAuthMemory } from './testing/memory-auth.ts';

const limits = { absolute: 30 * 86_400, idle: 14 * 86_400 };
const start = annasSession('t').createdAt;
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('how long a session lives', () => {
  test('a customer keeps theirs as long as the shop allows', () => {
    expect(limitsOf('customer', limits)).toEqual(limits);
  });

  test.each(['partner', 'administrator'] as const)('a %s keeps theirs twelve hours, and an hour unused', (role) => {
    expect(limitsOf(role, limits)).toEqual({ absolute: 12 * 3600, idle: 3600 });
    expect(limitsOf(role, { absolute: 600, idle: 60 })).toEqual({ absolute: 600, idle: 60 });
  });

  test.each([
    ['just opened', start, start, true],
    ['unused for almost too long', start, later(limits.idle - 1), true],
    ['unused for too long', start, later(limits.idle), false],
    ['in use and almost too old', later(limits.absolute - 2), later(limits.absolute - 1), true],
    ['in use and too old', later(limits.absolute - 1), later(limits.absolute), false],
  ])('%s', (_, lastUsedAt, now, alive) => {
    expect(isAlive(annasSession('t', { lastUsedAt }), anna, limits, now)).toBe(alive);
  });

  test('a member of staff is signed in by a second factor alone', () => {
    const staff = { ...anna, role: 'partner' } as const;
    expect(isAlive(annasSession('t'), staff, limits, start)).toBe(false);
    expect(isAlive(annasSession('t', { secondFactorAt: start }), staff, limits, start)).toBe(true);
  });
});

describe('who holds a token', () => {
  function createShop(role: typeof anna.role = 'customer') {
    const memory = createAuthMemory();
    memory.state.users = [{ ...anna, role }];
    memory.state.sessions = [annasSession('t', { id: 'session', secondFactorAt: start })];
    const time = createTestClock();
    const find = (given = limits) => createFindCaller({ ...memory, ...time, limits: given })('t');
    return { ...memory, ...time, find };
  }

  test('is told with the session, and when it began', async () => {
    const { find } = createShop();
    const { email, phone, role, id: userId } = anna;
    expect(await find()).toEqual({ kind: 'user', userId, email, phone, role, sessionId: 'session', signedInAt: start });
  });

  test('is nobody for a token that the shop did not give', async () => {
    const shop = createShop();
    shop.state.sessions = [annasSession('another')];
    expect(await shop.find()).toBeUndefined();
    expect(shop.state.sessions).toHaveLength(1);
  });

  test('is nobody once the session is over, which is gone then for good', async () => {
    const shop = createShop();
    shop.pass(limits.idle);
    expect(await shop.find()).toBeUndefined();
    expect(shop.state.sessions).toEqual([]);
  });

  test.each([
    ['customer', limits, 59, false],
    ['customer', limits, 60, true],
    ['customer', { absolute: 600, idle: 100 }, 24, false],
    ['customer', { absolute: 600, idle: 100 }, 25, true],
    ['partner', { absolute: 600, idle: 100 }, 25, true],
  ] as const)('of a %s with limits %o: the use after %i seconds is written down: %s', async (role, given, seconds, isWritten) => {
    const shop = createShop(role);
    shop.pass(seconds);
    await shop.find(given);
    expect(shop.state.sessions[0]?.lastUsedAt).toEqual(isWritten ? shop.clock() : start);
  });
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

  test('come by pages, the one used last first, each once', async () => {
    const { list } = createShop();
    const first = await list(anna.id, 3);
    const second = await list(anna.id, 3, first.nextCursor ?? '');
    expect(first.items.map(({ id }) => id)).toEqual([ids[4], ids[3], ids[2]]);
    expect(second.items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(second.nextCursor).toBeNull();
  });

  test('that fill the last page to the end have no further page', async () => {
    const { list } = createShop();
    expect((await list(anna.id, 5)).nextCursor).toBeNull();
    expect(await list('nobody', 5)).toEqual({ items: [], nextCursor: null });
  });

  const cursor = (text: string) => Buffer.from(text).toString('base64url');
  test.each([
    '',
    '2026-11-20T10:00:00.000Z',
    `2026-11-20 ${ids[0]}`,
    `x2026-11-20T10:00:00.000Z ${ids[0]}`,
    `2026-11-20T10:00:00.000Zx ${ids[0]}`,
    `2026-11-40T10:00:00.000Z ${ids[0]}`,
    `2026-11-20T10:00:00.000Z ${ids[0]}0`,
    `2026-11-20T10:00:00.000Z x${ids[0]?.slice(1)}`,
  ])('are not listed after a cursor that is not ours: %j', async (text) => {
    await expect(createShop().list(anna.id, 2, cursor(text))).rejects.toEqual(refusal('invalid_request'));
  });

  test('end one by one', async () => {
    const shop = createShop();
    await shop.revoke(ids[0] ?? '', anna.id);
    expect(shop.state.sessions.map(({ id }) => id)).toEqual([...ids.slice(1), 'of-boris']);
  });

  test('of another user are not to be found', async () => {
    const shop = createShop();
    await expect(shop.revoke('of-boris', anna.id)).rejects.toEqual(refusal('not_found'));
    expect(shop.state.sessions).toHaveLength(6);
  });
});
