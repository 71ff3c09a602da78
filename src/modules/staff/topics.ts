import type { StaffRole } from '#kernel/caller.ts';
import { type Permission, roleMay } from '#kernel/permissions.ts';

/** What the staff are written about: newly paid orders, money that waits for a decision, requests for consultations. */
const STAFF_TOPICS = ['orders', 'money', 'consultations'] as const;
export type StaffTopic = (typeof STAFF_TOPICS)[number];

/** Nobody is written about what they may not read in the panel. */
const PERMISSION_OF: Readonly<Record<StaffTopic, Permission>> = {
  orders: 'orders.read',
  money: 'money.read',
  consultations: 'consultations.handle',
};

/** The topics of which a role may get letters. */
export function offeredTopics(role: StaffRole): readonly StaffTopic[] {
  return STAFF_TOPICS.filter((topic) => roleMay(role, PERMISSION_OF[topic]));
}

/** The topics of which a member gets letters: what is offered and chosen; all that is offered when `chosen` is null, as before any choice. */
export function wantedTopics(role: StaffRole, chosen: readonly StaffTopic[] | null): readonly StaffTopic[] {
  return offeredTopics(role).filter((topic) => chosen === null || chosen.includes(topic));
}
