import { expect, test } from 'vitest';
import { STAFF_ROLES } from './caller.ts';
import { PERMISSIONS, ROLE_PERMISSIONS, requirePermission } from './permissions.ts';
import { guest, userCaller } from './testing/callers.ts';
import { refusal } from './testing/refusal.ts';

const secondFactorAt = new Date('2026-11-20T10:00:00Z');

test('every permission belongs to a role', () => {
  const given = new Set(Object.values(ROLE_PERMISSIONS).flat());
  expect(PERMISSIONS.filter((permission) => !given.has(permission))).toEqual([]);
});

test.each(STAFF_ROLES)('a %s with a second factor may do what the table says, and nothing else', (role) => {
  const caller = userCaller({ role, secondFactorAt });
  for (const permission of PERMISSIONS) {
    const ask = () => requirePermission(caller, permission);
    if (ROLE_PERMISSIONS[role].includes(permission)) expect(ask()).toEqual(caller);
    else expect(ask).toThrow(refusal('not_allowed'));
  }
});

test('a code alone lets no member of staff in, and nobody learns by a missing factor what a role may do', () => {
  expect(() => requirePermission(userCaller({ role: 'administrator' }), 'orders.read')).toThrow(
    refusal('second_factor_required'),
  );
  expect(() => requirePermission(userCaller({ role: 'editor' }), 'orders.read')).toThrow(refusal('not_allowed'));
});

test('customers and guests have no permission', () => {
  expect(() => requirePermission(userCaller({ secondFactorAt }), 'panel.enter')).toThrow(refusal('not_allowed'));
  expect(() => requirePermission(guest, 'panel.enter')).toThrow(refusal('not_signed_in'));
});

test.each(['money.read', 'money.write', 'staff.manage', 'overview.read'] as const)('an operator has no %s', (permission) => {
  expect(ROLE_PERMISSIONS.operator).not.toContain(permission);
});
