import { createHash } from 'node:crypto';

/** 132 bits. */
const BASE64_LENGTH = 22;
/** 128 bits. */
const HEX_LENGTH = 32;

/** The beginning of the SHA-256 in base64url: long enough that two contents never have the same, short enough for a header. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, BASE64_LENGTH);
}

/** The same in hexadecimal digits, as names of pictures, plans of imports of texts, and fingerprints have them. */
export function shortHexHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HEX_LENGTH);
}
