import type { Caller, StaffRole, UserCaller } from '../caller.ts';

export const guest: Caller = { kind: 'guest' };

/** A user who signed in by e-mail; `changes` replace the defaults. */
export function userCaller(changes: Partial<UserCaller> = {}): UserCaller {
  return {
    kind: 'user',
    userId: 'anna',
    email: 'anna@example.com',
    phone: null,
    role: 'customer',
    partner: null,
    sessionId: 'session',
    signedInAt: new Date('2026-11-20T10:00:00Z'),
    secondFactorAt: null,
    ...changes,
  };
}

/** A member of staff who has given a second factor; `changes` replace the defaults. */
export function staffCaller(role: StaffRole, changes: Partial<UserCaller> = {}): UserCaller {
  const at = new Date('2026-11-20T10:00:00Z');
  return userCaller({ userId: role, email: `${role}@example.com`, role, secondFactorAt: at, ...changes });
}
