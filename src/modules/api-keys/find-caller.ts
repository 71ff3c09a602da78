import type { KeyCaller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { isUseWorthWriting } from './key.ts';
import { keyHashes } from './key-hashes.ts';
import { type KeyMode, modeOfKey } from './key-text.ts';
import { isWithin } from './networks.ts';
import type { KeyReader } from './ports.ts';

interface Deps {
  readonly keys: Pick<KeyReader, 'findValid' | 'saveUse'>;
  readonly clock: Clock;
  /** Of this shop. */
  readonly mode: KeyMode;
  readonly secretKeys: readonly string[];
}

/**
 * Finds the program that sends a key from an address. Nothing is kept between requests, so a key that is revoked opens nothing from the
 * next request on, at every instance. Throws `key_of_other_mode`, `not_allowed` while the partner is suspended, as for the partner's
 * people, and `invalid_key` for everything else: unknown, cut, ended and revoked keys and foreign addresses are answered alike.
 */
export function createFindKeyCaller({ keys, clock, mode, secretKeys }: Deps) {
  const hashes = keyHashes(secretKeys);
  return async (text: string, address: string): Promise<KeyCaller> => {
    const given = modeOfKey(text);
    if (given !== undefined && given !== mode) throw new ShopError('key_of_other_mode');
    const now = clock();
    // What is no key is looked up as well, so that the time of an answer tells nothing.
    const found = await keys.findValid(hashes.all(text), now);
    if (!found || (found.key.networks.length > 0 && !isWithin(found.key.networks, address))) throw new ShopError('invalid_key');
    const { key, isSuspended } = found;
    if (isSuspended) throw new ShopError('not_allowed');
    if (isUseWorthWriting(key, now)) await keys.saveUse(key.id, now);
    return { kind: 'key', keyId: key.id, partner: key.partner, scopes: key.scopes };
  };
}
