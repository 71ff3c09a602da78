export type Role = 'customer' | 'partner' | 'administrator';

/** Somebody with a living session. */
export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  /** Verified and normalised; null when the user signed in by phone only. */
  readonly email: string | null;
  /** Verified, E.164; null when there is none. */
  readonly phone: string | null;
  readonly role: Role;
  readonly sessionId: string;
  /** When this session began. */
  readonly signedInAt: Date;
}

/** Whoever asks. Comes from the session alone, never from what a request says of itself. */
export type Caller = { readonly kind: 'guest' } | UserCaller;
