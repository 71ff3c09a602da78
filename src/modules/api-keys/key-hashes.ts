import { type KeyedHashes, keyedHashes } from '#kernel/keyed-hashes.ts';

/** Keys are kept as these: who reads the database can neither use nor try them. */
export function keyHashes(secretKeys: readonly string[]): KeyedHashes {
  return keyedHashes(secretKeys, 'api key');
}
