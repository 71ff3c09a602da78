import type { Caller } from '#kernel/caller.ts';
import { spellingsOf } from '#kernel/contact.ts';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import type { Order } from './order.ts';

/** What an order keeps of the contact of a customer who has deleted their account. */
export interface Claim {
  /** A hash of the contact, under a secret key. */
  readonly hash: string;
  /** The name of that key, as `Claims.keys` has it. */
  readonly key: string;
}

export interface Claims {
  /** The claim of an account's proven contact; undefined without one. */
  of(contact: { readonly email: string | null; readonly phone: string | null }): Claim | undefined;
  /** Tells whether the caller has proven the contact of the deleted account to which the order belonged. */
  isHeldBy(order: Order, caller: Caller): boolean;
  /** The names of the keys with which claims can be read: a hash of a fixed text under each key, which tells nothing of the key. */
  readonly keys: readonly string[];
}

/** Makes and reads claims: the first of `secretKeys` makes them, every key reads them. */
export function createClaims(secretKeys: readonly string[]): Claims {
  const hashes = keyedHashes(secretKeys, 'claim');
  const keys = keyedHashes(secretKeys, 'name of a key').all('claim');
  return {
    of({ email, phone }) {
      const contact = email ?? phone;
      return contact === null ? undefined : { hash: hashes.sign(contact), key: keys[0] ?? '' };
    },
    isHeldBy({ left }, caller) {
      const hash = left?.claim;
      if (hash === undefined || caller.kind !== 'user') return false;
      // The account may have had the e-mail in a former spelling.
      const emails = caller.email === null ? [] : spellingsOf(caller.email);
      return [...emails, caller.phone].some((contact) => contact !== null && hashes.matches(contact, hash));
    },
    keys,
  };
}
