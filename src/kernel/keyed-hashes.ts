import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes that nobody can make or guess without a key. */
export type KeyedHashes = ReturnType<typeof keyedHashes>;

/** The first of `keys` signs, every key verifies. Hashes for different `context`s differ, so a hash for one use fits no other use. */
export function keyedHashes(keys: readonly string[], context: string) {
  const under = (key: string, text: string) => createHmac('sha256', key).update(`${context}\0${text}`).digest('base64url');
  return {
    /** Returns the hash under the first key. */
    sign: (text: string) => under(keys[0] ?? '', text),
    /** Returns the hashes under every key, in the order of the keys. */
    all: (text: string): readonly string[] => keys.map((key) => under(key, text)),
    /** Compares with the hash under every key, in constant time. */
    matches: (text: string, hash: string) => keys.map((key) => isSame(under(key, text), hash)).includes(true),
  };
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
