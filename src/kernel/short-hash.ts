import { createHash } from 'node:crypto';

/** 132 bits. */
const LENGTH = 22;

/** The beginning of the SHA-256 in base64url: long enough that two contents never have the same, short enough for a header. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, LENGTH);
}
