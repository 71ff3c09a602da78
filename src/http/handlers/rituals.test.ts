import { expect, test, vi } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import type { Rituals } from '#modules/rituals/index.ts';
import { ritualHandlers } from './rituals.ts';

test('a part of a rite and a beginning can be noted at a leap second', async () => {
  const at = '2026-12-31T23:59:60Z';
  const noted = { at: new Date('2027-01-01T00:00:00Z') };
  const notePart = vi.fn(async () => ({ id: 'n', part: 'homa', notedAt: noted.at, isTakenBack: false }));
  const beginRitual = vi.fn(async () => ({}));
  const handlers = ritualHandlers({ notePart, beginRitual } as unknown as Rituals);
  const call = { caller: staffCaller('priest'), params: { id: 'o', position: 0, note: 'n' } };
  await handlers.noteRitePart({ ...call, body: { part: 'homa', ahutis: null, at } } as never);
  await handlers.beginRitual({ ...call, body: { noted: { note: 'n', at } } } as never);
  expect(notePart).toHaveBeenCalledWith(call.caller, expect.objectContaining(noted));
  expect(beginRitual).toHaveBeenCalledWith(call.caller, expect.objectContaining({ noted: { note: 'n', ...noted } }));
});
