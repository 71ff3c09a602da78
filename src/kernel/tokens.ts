import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 under which a token is stored. A token has 256 random bits, so its hash needs no key. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
