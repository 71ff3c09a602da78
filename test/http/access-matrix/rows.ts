import { type KeyScope, STAFF_ROLES } from '#kernel/caller.ts';
import { type Permission, ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import { FOREIGN_TOKEN } from '../../support/foreign-token.ts';
import type { ShopRequest } from '../../support/shop.ts';

/** The customer whose data the requests are about, and the ids of these data. */
export interface Owner {
  readonly email: string;
  readonly sessionId: string;
  readonly profileId: string;
  /** Somebody of the circle, in its first version. */
  readonly participantId: string;
  readonly invitationId: string;
  readonly calendarToken: string;
  /** An order that waits for its payment and has contact data. */
  readonly pendingOrderId: string;
  readonly paymentId: string;
}

/**
 * Who sends a request: somebody without a session or whose session has ended, the owner, another customer, an administrator who gave
 * only a code, or staff with a second factor.
 */
export const ROLES = ['guest', 'ended', 'owner', 'other', 'halfway', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

export interface Row {
  readonly ask: (owner: Owner) => ShopRequest;
  readonly expected: Readonly<Record<Role, number>>;
  /** What the contract names as the permission of an operation of the staff. */
  readonly permission?: Permission;
  /** What a partner's key must have; missing: the operation takes no keys. With it, a key gets what `expected` says of a partner. */
  readonly scopes?: readonly KeyScope[];
  /** The owner has an account without a profile, an order or a plan. */
  readonly isBare?: true;
  /** What its success changes matters to no other row, so the rows share an owner. */
  readonly isHarmless?: true;
}

/** The rows of one area, by operation. */
export type Rows = Readonly<Record<string, Row>>;

/** The same for all: the answer is public, or belongs to the caller, or is reached by an id that nobody can guess. */
export const everybody = (status: number): Row['expected'] => answers(status, status, status, status);
/** The same for all, but a customer whose session has ended must not become a guest unawares. */
export const everybodyKnowingly = (status: number): Row['expected'] => ({ ...everybody(status), ended: 401 });
/** Each signed-in user gets an answer about themselves. */
export const signedIn = (status: number): Row['expected'] => answers(401, status, status, status);
/** For the owner alone; other users get 403, or 404 where even the existence is private, and guests 401. */
export const ownerOnly = (status: number, refusal: 403 | 404): Row['expected'] => answers(401, status, refusal, refusal);

/** For the roles that have the permission: they get `status`. */
export function staff(permission: Permission, status: number): Pick<Row, 'permission' | 'expected'> {
  const allowed = STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));
  return {
    permission,
    expected: { ...answers(401, 403, 403, 403), ...Object.fromEntries(allowed.map((role) => [role, status])) },
  };
}

/** For an operation that asks for a second, narrower permission: the roles that have it get `status`, other roles 403. */
export function amongStaff(permission: Permission, narrower: Permission, status: number): Pick<Row, 'permission' | 'expected'> {
  return { permission, expected: staff(narrower, status).expected };
}

/** For staff of every role, also for those who gave only a code so far. */
export function signingIn(status: number): Pick<Row, 'permission' | 'expected'> {
  return { permission: 'access.own', expected: answers(401, 403, 403, status) };
}

/** What each role gets: somebody whose session has ended gets what a guest gets, all of the staff get the same. */
export function answers(guest: number, owner: number, other: number, someStaff: number): Row['expected'] {
  const anyStaff = Object.fromEntries(STAFF_ROLES.map((role) => [role, someStaff])) as Record<
    (typeof STAFF_ROLES)[number],
    number
  >;
  return { guest, ended: guest, owner, other, halfway: someStaff, ...anyStaff };
}

type Asked = Row['ask'] | ShopRequest;

/** A row of an operation with its request: the same for each owner, or one about them. */
export const row = (asked: Asked, expected: Row['expected'] | ReturnType<typeof staff>, more: Partial<Row> = {}): Row => ({
  ask: typeof asked === 'function' ? asked : () => asked,
  ...('expected' in expected ? expected : { expected }),
  ...more,
});

export const get = (url: string): ShopRequest => ({ url });
export const post = (url: string, payload?: object): ShopRequest => ({ method: 'POST', url, payload });
export const put = (url: string, payload?: object): ShopRequest => ({ method: 'PUT', url, payload });
export const remove = (url: string): ShopRequest => ({ method: 'DELETE', url });
/** A request of somebody who has read this version of what it changes. */
export const ifMatch = (version: number | string, request: ShopRequest): ShopRequest => ({
  ...request,
  headers: { 'if-match': `"${version}"` },
});
/** The id of nobody and of nothing. */
export const NOBODY = '00000000-0000-4000-8000-00000000dead';
/** The id of no order. */
export const NO_ORDER = '00000000-0000-4000-8000-000000000000';
/** An owner of nothing: what is refused is refused before the shop looks for what these ids name. */
export const NO_OWNER: Owner = {
  email: 'anna@example.com',
  sessionId: NOBODY,
  profileId: NOBODY,
  participantId: NOBODY,
  invitationId: NOBODY,
  calendarToken: FOREIGN_TOKEN,
  pendingOrderId: NO_ORDER,
  paymentId: NOBODY,
};
