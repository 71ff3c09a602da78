import type { Caller } from '#kernel/caller.ts';
import { refusedField } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { lockCaller, recordOnMember, type StaffDeps } from './staff-deps.ts';
import { offeredTopics, type StaffTopic, wantedTopics } from './topics.ts';

/** Tells which letters of the shop's events the caller can get, and gets. Throws like `requirePermission`. */
export function createViewLetters({ transact }: Pick<StaffDeps, 'transact'>) {
  return async (caller: Caller) => {
    const { userId, role } = requirePermission(caller, 'panel.enter');
    return transact(async ({ letterChoices }) => ({
      offered: offeredTopics(role),
      chosen: wantedTopics(role, await letterChoices.of(userId)),
    }));
  };
}

/** Stores which letters the caller gets. Throws like `requirePermission`, and `invalid_request` for a topic that the role may not read. */
export function createChooseLetters({ transact, clock }: Pick<StaffDeps, 'transact' | 'clock'>) {
  return async (caller: Caller, wanted: readonly StaffTopic[]) => {
    const staff = requirePermission(caller, 'panel.enter');
    const { userId, role } = staff;
    const offered = offeredTopics(role);
    const foreign = wanted.findIndex((topic) => !offered.includes(topic));
    if (foreign >= 0) throw refusedField(['chosen', foreign], 'invalid');
    return transact(async ({ users, letterChoices, audit }) => {
      await lockCaller({ users }, staff);
      const before = wantedTopics(role, await letterChoices.of(userId));
      // Each topic once, in the order in which they are offered.
      const chosen = wantedTopics(role, wanted);
      await letterChoices.save(userId, chosen);
      if (before.join() !== chosen.join()) {
        await recordOnMember({ audit }, staff, {
          action: 'staff.letters_chosen',
          memberId: userId,
          before: { letters: before },
          after: { letters: chosen },
          at: clock(),
        });
      }
      return { offered, chosen };
    });
  };
}
