import { describe, expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createListActions } from './list-actions.ts';
import type { ActionReader, LoggedAction, WantedActions } from './ports.ts';

const admin = staffCaller('administrator');
const person = { id: 'vera', email: 'vera@example.com', role: 'administrator' } as const;

/** An action of the given minute after ten. */
const action = (minute: number): LoggedAction => ({
  id: uuid(minute),
  person,
  action: 'order.cancelled',
  subject: { kind: 'order', id: uuid(100) },
  before: null,
  after: null,
  at: new Date(Date.UTC(2026, 10, 20, 10, minute)),
});

/** A log of three actions, the newest first, and what was asked of it. */
function createLog() {
  const asked: WantedActions[] = [];
  const actions = {
    list: async ({ limit, after: before, sort: _, ...wanted }) => {
      asked.push(wanted);
      const all = [action(3), action(2), action(1)];
      return all.filter(({ at }) => !before || at < before.at).slice(0, limit);
    },
  } satisfies ActionReader;
  return { asked, list: createListActions({ actions }) };
}

describe('the log of what the staff did', () => {
  test('is read page by page, the newest first', async () => {
    const { list } = createLog();
    const first = await list(admin, { limit: 2 });
    expect(first.items).toEqual([action(3), action(2)]);
    expect(await list(admin, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual({ items: [action(1)], nextCursor: null });
  });

  test('is asked for exactly what was wanted', async () => {
    const { asked, list } = createLog();
    const wanted = { person: 'vera', area: 'order', from: '2026-11-20', to: '2026-11-21' };
    await list(admin, { limit: 2, ...wanted });
    expect(asked).toEqual([wanted]);
  });

  test('is not for an operator', async () => {
    const { asked, list } = createLog();
    await expect(list(staffCaller('operator'), { limit: 2 })).rejects.toEqual(refusal('not_allowed'));
    expect(asked).toEqual([]);
  });
});
