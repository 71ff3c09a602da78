import type { components } from '#contract';

export type Member = components['schemas']['Member'];
export type StaffRole = Member['role'];

export const ROLES: readonly StaffRole[] = ['administrator', 'operator', 'editor', 'priest', 'partner'];

/** Every query of members begins with it. */
export const MEMBERS_KEY = ['/api/admin/staff'];
