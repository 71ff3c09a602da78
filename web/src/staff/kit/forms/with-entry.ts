import { isSame } from '../../../memory/late/merge-record.ts';
import { trimmed } from './use-typed.ts';

/**
 * The list with an entry in place of that at `index`, or at the end. The same entry elsewhere in the list goes, where the shop has
 * stored it without blanks at its ends: it comes of an earlier press whose answer was lost.
 */
export function withEntry<Entry>(items: readonly Entry[], index: number, entry: Entry): Entry[] {
  const stored = trimmed(entry);
  return items.toSpliced(index, 1, entry).filter((other, place) => place === index || !isSame(trimmed(other), stored));
}
