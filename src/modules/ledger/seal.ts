import { createHash } from 'node:crypto';
import { dayAt, UTC } from '#kernel/calendar-date.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { type KeyedHashes, keyedHashes } from '#kernel/keyed-hashes.ts';
import { PAGE_SIZE } from '#kernel/pages.ts';
import type { Link } from './chain.ts';
import type { LedgerTransact, Seal } from './ports.ts';

/** The most chains under one seal, so that no transaction grows long; the others get another seal at once. */
const MOST_CHAINS = 20 * PAGE_SIZE;

/**
 * Seals the chains that have changed, once a day, whichever instance comes first. A line that vanishes from the end of its chain, or
 * a chain that somebody writes anew, then differs from a seal, which nobody signs without a key. Returns true when more is to be sealed.
 */
export function createSealLedger({ transact, clock, keys }: WriteDeps<LedgerTransact> & { keys: readonly string[] }) {
  const signatures = sealSignatures(keys);
  return (): Promise<boolean> =>
    transact(async ({ seals }) => {
      const last = await seals.lockLast();
      const day = dayAt(clock(), UTC);
      if (last && last.day >= day && last.chains < MOST_CHAINS) return false;
      const number = (last?.number ?? 0) + 1;
      const list = startList();
      let page: readonly Link[];
      let after: Link | undefined;
      do {
        page = await seals.takeChanged(number, PAGE_SIZE, after);
        page.forEach(list.add);
        after = page.at(-1);
      } while (page.length === PAGE_SIZE && list.count() < MOST_CHAINS);
      const content = { number, day, chains: list.count(), digest: list.digest(), previous: last ? hashOfSeal(last) : null };
      await seals.add({ ...content, signature: signatures.sign(textOf(content)) });
      return content.chains >= MOST_CHAINS;
    });
}

/** The first key signs, every key verifies. */
export function sealSignatures(keys: readonly string[]): KeyedHashes {
  return keyedHashes(keys, 'seal of the ledger');
}

export function isSigned(seal: Seal, signatures: KeyedHashes): boolean {
  return signatures.matches(textOf(seal), seal.signature);
}

/** The hash that the next seal holds of this seal. */
export function hashOfSeal(seal: Seal): string {
  return createHash('sha256').update(textOf(seal)).digest('hex');
}

/** Takes in the last lines of chains, one after another, and returns their number and digest without keeping them. */
export function startList() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: ({ orderId, seq, hash: line }: Link): void => {
      hash.update(`${orderId} ${seq} ${line}\n`);
      count += 1;
    },
    count: () => count,
    digest: () => hash.digest('hex'),
  };
}

function textOf({ number, day, chains, digest, previous }: Omit<Seal, 'signature'>): string {
  return JSON.stringify(['seal-1', number, day, chains, digest, previous]);
}
