import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const CODE_LENGTH = 6;

/** Six digits, each code as likely as any other. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token has 256 bits of its own, so a plain hash is enough to keep it by. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Keyed hashes: a code has but a million values, so without the key its hash would give it away. */
export interface KeyedHashes {
  /** Under the key that signs. */
  sign(text: string): string;
  /** Under every key, the one that signs first. */
  all(text: string): readonly string[];
  /** In constant time. */
  matches(text: string, hash: string): boolean;
}

/** `keys`: the first signs, all verify. `context` keeps hashes for one use apart from those for another. */
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
