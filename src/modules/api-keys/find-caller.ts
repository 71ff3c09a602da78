import type { KeyCaller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { type ApiKey, isUseWorthWriting } from './key.ts';
import { keyHashes } from './key-hashes.ts';
import { type KeyMode, modeOfKey } from './key-text.ts';
import { isWithin } from './networks.ts';
import type { KeyReader } from './ports.ts';

interface Deps {
  readonly keys: Pick<KeyReader, 'findValid' | 'saveUse'>;
  readonly clock: Clock;
  /** The mode of this shop. */
  readonly mode: KeyMode;
  readonly secretKeys: readonly string[];
}

interface FoundCaller {
  readonly caller: KeyCaller;
  /** The partner may do nothing, and neither may its programs. */
  readonly isSuspended: boolean;
}

/**
 * Finds the program that sends a key from an address. Nothing is kept between requests, so a key that is revoked opens nothing from the
 * next request on, at every instance. Throws `key_of_other_mode`, and `invalid_key` for everything else: unknown, cut, ended and revoked
 * keys and foreign addresses are answered alike. The key of a suspended partner is found, so that it is counted before it is refused.
 */
export function createFindKeyCaller({ keys, clock, mode, secretKeys }: Deps) {
  const hashes = keyHashes(secretKeys);
  return async (text: string, address: string): Promise<FoundCaller> => {
    const modeOfText = modeOfKey(text);
    if (modeOfText !== undefined && modeOfText !== mode) throw new ShopError('key_of_other_mode');
    const now = clock();
    // A text that is no key is looked up too, so that the time of the answer tells nothing.
    const found = await keys.findValid(hashes.all(text), now);
    if (!found || !mayCallFrom(found.key, address)) throw new ShopError('invalid_key');
    const { key, isSuspended } = found;
    if (!isSuspended && isUseWorthWriting(key, now)) await keys.saveUse(key.id, now);
    return { caller: { kind: 'key', keyId: key.id, partner: key.partner, scopes: key.scopes }, isSuspended };
  };
}

/** A key without networks may be used from everywhere. */
function mayCallFrom({ networks }: ApiKey, address: string): boolean {
  return networks.length === 0 || isWithin(networks, address);
}
