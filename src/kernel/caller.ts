/** What the shop's people do: the first four run the shop, a partner serves their own customers. */
export const STAFF_ROLES = ['administrator', 'operator', 'editor', 'priest', 'partner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type Role = 'customer' | StaffRole;

/** A person with a valid session. */
export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  /** Verified and normalised; null when the user signed in by phone only. */
  readonly email: string | null;
  /** Verified, in E.164; null when the user has no phone. */
  readonly phone: string | null;
  readonly role: Role;
  /** The slug of the partner for whom a person with the role `partner` works; null for all others. */
  readonly partner: string | null;
  readonly sessionId: string;
  /** When this session began. */
  readonly signedInAt: Date;
  /** When the second factor was given in this session; null for customers, and for staff who gave only a code so far. */
  readonly secondFactorAt: Date | null;
}

/** What a partner's key can open; the contract names at each operation for keys the scope that it asks for. */
export const KEY_SCOPES = [
  'catalogue:read',
  'orders:read',
  'orders:write',
  'payments:confirm',
  'reports:read',
  'webhooks:manage',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** A program of a partner, by a key that is valid. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly keyId: string;
  /** The slug of the partner to whom the key belongs. */
  readonly partner: string;
  readonly scopes: readonly KeyScope[];
}

/** Who sent the request. The session or the key alone decides this, never another part of the request. */
export type Caller = { readonly kind: 'guest' } | UserCaller | KeyCaller;
