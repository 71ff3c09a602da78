import { describe, expect, test } from 'vitest';
import { type KeyCaller, STAFF_ROLES } from './caller.ts';
import {
  hasFreshFactor,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  requireDeclared,
  requireFreshFactor,
  requireFreshPermission,
  requireMember,
  requirePartner,
  requirePermission,
} from './permissions.ts';
import { guest, userCaller } from './testing/callers.ts';
import { refusal } from './testing/refusal.ts';

const secondFactorAt = new Date('2026-11-20T10:00:00Z');

test('every permission belongs to a role', () => {
  const given = new Set(Object.values(ROLE_PERMISSIONS).flat());
  expect(PERMISSIONS.filter((permission) => !given.has(permission))).toEqual([]);
});

test('the roles may do exactly this', () => {
  const own = ['access.own', 'panel.enter'];
  expect(ROLE_PERMISSIONS).toEqual({
    administrator: PERMISSIONS.filter((permission) => !permission.startsWith('partner.')),
    operator: [...own, 'orders.read', 'orders.write', 'clients.read', 'clients.write', 'consultations.handle', 'rituals.perform'],
    editor: [...own, 'content.write'],
    priest: [...own, 'rituals.perform'],
    partner: [...own, 'partner.read', 'partner.confirm'],
  });
});

test.each(STAFF_ROLES)('a %s with a second factor may do what the table says, and nothing else', (role) => {
  const caller = userCaller({ role, secondFactorAt });
  for (const permission of PERMISSIONS) {
    const ask = () => requirePermission(caller, permission);
    if (ROLE_PERMISSIONS[role].includes(permission)) expect(ask()).toEqual(caller);
    else expect(ask).toThrow(refusal('not_allowed'));
  }
});

test('a code alone lets no member of staff in', () => {
  const withCodeAlone = userCaller({ role: 'administrator' });
  expect(() => requirePermission(withCodeAlone, 'orders.read')).toThrow(refusal('second_factor_required'));
});

test('a role that lacks the permission is told so whether or not a second factor was given', () => {
  expect(() => requirePermission(userCaller({ role: 'editor' }), 'orders.read')).toThrow(refusal('not_allowed'));
});

test('customers and guests have no permission', () => {
  expect(() => requirePermission(userCaller({ secondFactorAt }), 'panel.enter')).toThrow(refusal('not_allowed'));
  expect(() => requirePermission(guest, 'panel.enter')).toThrow(refusal('not_signed_in'));
});

test('whoever works for the shop reaches their own sign-in with a code alone; customers and guests do not', () => {
  expect(requireMember(userCaller({ role: 'priest' })).role).toBe('priest');
  expect(() => requireMember(userCaller())).toThrow(refusal('not_allowed'));
  expect(() => requireMember(guest)).toThrow(refusal('not_signed_in'));
});

const after = (milliseconds: number) => new Date(secondFactorAt.getTime() + milliseconds);

test('a second factor counts as fresh for ten minutes', () => {
  const operator = userCaller({ role: 'operator', secondFactorAt });
  expect(() => requireFreshFactor(operator, after(600_000))).not.toThrow();
  expect(() => requireFreshFactor(operator, after(600_001))).toThrow(refusal('second_factor_required'));
});

test('what asks for a permission and a fresh factor at once judges the permission first', () => {
  const operator = userCaller({ role: 'operator', secondFactorAt });
  expect(requireFreshPermission(operator, 'orders.write', after(600_000))).toEqual(operator);
  expect(() => requireFreshPermission(operator, 'orders.write', after(600_001))).toThrow(refusal('second_factor_required'));
  expect(() => requireFreshPermission(operator, 'money.write', after(600_001))).toThrow(refusal('not_allowed'));
});

test('a second factor that was never given is not fresh', () => {
  expect(hasFreshFactor({ secondFactorAt: null }, new Date(0))).toBe(false);
});

test('an operation asks for what the contract declares: the permission, and a fresh factor only where it says so', () => {
  const caller = userCaller({ role: 'operator', secondFactorAt });
  const ask = (permission: 'orders.read' | 'money.write', isFresh: boolean) => () =>
    requireDeclared(caller, { permission, isFresh }, after(3_600_000));
  expect(ask('orders.read', false)).not.toThrow();
  expect(ask('orders.read', true)).toThrow(refusal('second_factor_required'));
  expect(ask('money.write', false)).toThrow(refusal('not_allowed'));
});

test("operations of a member's own sign-in take a code alone, and only from staff", () => {
  const own = { permission: 'access.own', isFresh: false } as const;
  expect(() => requireDeclared(userCaller({ role: 'editor' }), own, secondFactorAt)).not.toThrow();
  expect(() => requireDeclared(userCaller(), own, secondFactorAt)).toThrow(refusal('not_allowed'));
});

describe('for a partner', () => {
  const program: KeyCaller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['orders:read'] };

  test('a person acts by the permission, whatever keys may do', () => {
    const person = userCaller({ role: 'partner', partner: 'indra', secondFactorAt });
    for (const scope of ['orders:write', undefined] as const)
      expect(requirePartner(person, 'partner.read', scope)).toMatchObject({ userId: 'anna', partner: 'indra', isKey: false });
    const operator = userCaller({ role: 'operator', secondFactorAt });
    expect(() => requirePartner(operator, 'partner.read', 'orders:read')).toThrow(refusal('not_allowed'));
  });

  test('a program acts by the scope of its key, in the name of the key', () => {
    const actor = { userId: 'key', role: 'partner', partner: 'indra', isKey: true };
    expect(requirePartner(program, 'partner.read', 'orders:read')).toEqual(actor);
    const missing = refusal('key_scope_missing', { missingScopes: ['orders:write'] });
    expect(() => requirePartner(program, 'partner.read', 'orders:write')).toThrow(missing);
    expect(() => requirePartner(program, 'partner.confirm', undefined)).toThrow(refusal('key_not_accepted'));
  });
});
