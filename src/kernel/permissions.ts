import { requireUser } from './access.ts';
import type { Caller, KeyScope, StaffRole, UserCaller } from './caller.ts';
import { MINUTE_MS } from './durations.ts';
import { ShopError } from './errors.ts';

/** Everything that only some of the staff may do. The contract names at each operation of the staff which of these it asks for. */
export const PERMISSIONS = [
  /** One's own sign-in: the only permission that staff have before the second factor. */
  'access.own',
  /** One's own letters, notifications and place in the panel. */
  'panel.enter',
  /** The sums of the shop. */
  'overview.read',
  'orders.read',
  /** Notes, states, payment links, orders for a client. */
  'orders.write',
  /** The money's story, and what waits for a person. */
  'money.read',
  /** Confirmations, decisions about reviews, refunds. */
  'money.write',
  /** Contacts, birth data and wishes of customers. */
  'clients.read',
  'clients.write',
  'consultations.handle',
  /** Drafts, texts of rituals and articles, prices, pictures. */
  'content.write',
  /** What is to be performed, with names and birth data; begun, completed, reported. */
  'rituals.perform',
  'partners.manage',
  'staff.manage',
  'audit.read',
  'exports.read',
  'settings.write',
  /** Orders of one's own partner, without what a partner must not see. */
  'partner.read',
  'partner.confirm',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const PARTNERS_OWN: readonly Permission[] = ['partner.read', 'partner.confirm'];

/** What each role may do. The contract repeats this table, and the start compares the two. */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  administrator: PERMISSIONS.filter((permission) => !PARTNERS_OWN.includes(permission)),
  operator: [
    'access.own',
    'panel.enter',
    'orders.read',
    'orders.write',
    'clients.read',
    'clients.write',
    'consultations.handle',
    'rituals.perform',
  ],
  editor: ['access.own', 'panel.enter', 'content.write'],
  priest: ['access.own', 'panel.enter', 'rituals.perform'],
  partner: ['access.own', 'panel.enter', ...PARTNERS_OWN],
};

/** Tells whether people of a role have a permission. */
export function roleMay(role: StaffRole, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}

/** A member of staff who has given a second factor. */
export interface StaffCaller extends UserCaller {
  readonly role: StaffRole;
  readonly secondFactorAt: Date;
}

/** A member of staff, who may have given only a code so far. */
export interface MemberCaller extends UserCaller {
  readonly role: StaffRole;
}

/**
 * Returns the caller as a member of staff, for what belongs to their own sign-in. Throws like `requireUser`, and `not_allowed` for a
 * customer.
 */
export function requireMember(caller: Caller): MemberCaller {
  const user = requireUser(caller);
  const { role } = user;
  if (role === 'customer') throw new ShopError('not_allowed');
  return { ...user, role };
}

const FRESH_FACTOR_MS = 10 * MINUTE_MS;

/** Was the second factor given in the last ten minutes? */
export function hasFreshFactor({ secondFactorAt }: Pick<UserCaller, 'secondFactorAt'>, now: Date): boolean {
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= FRESH_FACTOR_MS;
}

/**
 * For what moves money or changes who may do what: throws `second_factor_required` unless the caller gave the second factor in the last
 * ten minutes. The page then asks for it again, and repeats the request.
 */
export function requireFreshFactor(caller: Pick<UserCaller, 'secondFactorAt'>, now: Date): void {
  if (!hasFreshFactor(caller, now)) throw new ShopError('second_factor_required');
}

/**
 * Returns the caller as a member of staff who has the permission. Throws like `requireUser`, `not_allowed` for whoever lacks the
 * permission, and `second_factor_required` for staff who gave only a code.
 */
export function requirePermission(caller: Caller, permission: Permission): StaffCaller {
  const user = requireUser(caller);
  const { role, secondFactorAt } = user;
  if (role === 'customer' || !roleMay(role, permission)) throw new ShopError('not_allowed');
  if (!secondFactorAt) throw new ShopError('second_factor_required');
  return { ...user, role, secondFactorAt };
}

/** Both at once: returns and throws like `requirePermission`, then throws like `requireFreshFactor`. */
export function requireFreshPermission(caller: Caller, permission: Permission, now: Date): StaffCaller {
  const staff = requirePermission(caller, permission);
  requireFreshFactor(staff, now);
  return staff;
}

/**
 * What the contract declares of an operation of the staff, judged before anything else of the request is read: throws like
 * `requirePermission`, or for `access.own` like `requireMember`, and like `requireFreshFactor` where the operation asks for a fresh factor.
 * The use case asks again, with all that it alone knows.
 */
export function requireDeclared(
  caller: UserCaller,
  { permission, isFresh }: { readonly permission: Permission; readonly isFresh: boolean },
  now: Date,
): void {
  if (permission === 'access.own') requireMember(caller);
  else requirePermission(caller, permission);
  if (isFresh) requireFreshFactor(caller, now);
}

/** Who acts for a partner: one of the partner's people, or a program with one of the partner's keys. */
export interface PartnerActor extends Pick<StaffCaller, 'role' | 'partner'> {
  /** Id of the person or of the key. */
  readonly userId: string;
  readonly isKey: boolean;
}

/**
 * Returns who acts for a partner: a person who has the permission, or a program whose key has the scope; without a scope no program may act.
 * Throws like `requirePermission` for a person, and `key_not_accepted` or `key_scope_missing` for a program.
 */
export function requirePartner(
  caller: Caller,
  permission: 'partner.read' | 'partner.confirm',
  scope: KeyScope | undefined,
): PartnerActor {
  if (caller.kind !== 'key') return { ...requirePermission(caller, permission), isKey: false };
  if (!scope) throw new ShopError('key_not_accepted');
  if (!caller.scopes.includes(scope)) throw new ShopError('key_scope_missing', { missingScopes: [scope] });
  return { userId: caller.keyId, role: 'partner', partner: caller.partner, isKey: true };
}
