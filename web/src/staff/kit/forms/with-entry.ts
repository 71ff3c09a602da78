import { isSame } from '../../../memory/late/merge-record.ts';

/**
 * The list with an entry in place of that at `index`, or at the end. The same entry elsewhere in the list goes: it is what an earlier press has
 * stored whose answer was lost.
 */
export function withEntry<Entry>(items: readonly Entry[], index: number, entry: Entry): Entry[] {
  return items.toSpliced(index, 1, entry).filter((other, place) => place === index || !isSame(other, entry));
}
