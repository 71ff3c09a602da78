export type Role = 'customer' | 'partner' | 'administrator';

/** A person with a valid session. */
export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  /** Verified and normalised; null when the user signed in by phone only. */
  readonly email: string | null;
  /** Verified, in E.164; null when the user has no phone. */
  readonly phone: string | null;
  readonly role: Role;
  readonly sessionId: string;
  /** When this session began. */
  readonly signedInAt: Date;
}

/** Who sent the request. The session alone decides this, never another part of the request. */
export type Caller = { readonly kind: 'guest' } | UserCaller;
