import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_LENGTH = 6;

/** Returns six random digits; all codes are equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Returns 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 under which a token is stored. A token has 256 random bits, so its hash needs no key. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Keyed hashes. A code has only a million values, so anybody could find the code behind a hash without a key. */
export interface KeyedHashes {
  /** Returns the hash under the first key. */
  sign(text: string): string;
  /** Returns the hashes under every key, in the order of the keys. */
  all(text: string): readonly string[];
  /** Compares with the hash under every key, in constant time. */
  matches(text: string, hash: string): boolean;
}

/** The first of `keys` signs, every key verifies. Hashes for different `context`s differ, so a hash for one use fits no other use. */
export function keyedHashes(keys: readonly string[], context: string): KeyedHashes {
  const under = (key: string, text: string) => createHmac('sha256', key).update(`${context}\0${text}`).digest('base64url');
  return {
    sign: (text) => under(keys[0] ?? '', text),
    all: (text) => keys.map((key) => under(key, text)),
    matches: (text, hash) => keys.map((key) => isSame(under(key, text), hash)).includes(true),
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
