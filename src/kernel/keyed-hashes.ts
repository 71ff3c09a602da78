import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes that nobody can make or guess without a key. */
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
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
