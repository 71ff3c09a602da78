import { type KeyedHashes, keyedHashes } from '#kernel/keyed-hashes.ts';

/** The hashes in whose place keys are stored: whoever reads the database can neither use nor try a key. */
export function keyHashes(secretKeys: readonly string[]): KeyedHashes {
  return keyedHashes(secretKeys, 'api key');
}
