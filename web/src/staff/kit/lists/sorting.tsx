import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { SortName } from '#kernel/sorted.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** The order of a list: the value in its address, such as `-total`, descending with the minus; empty for its usual order. */
export interface Sorting {
  readonly value: string;
  /** The order for which an empty value stands. */
  readonly usualSort: string;
  /** By what the list can be sorted. */
  readonly sortable: readonly SortName[];
  readonly onChange: (value: string) => void;
}

/** By what a column sorts, and whether its first press sorts descending, as it should for dates and sums. */
export interface SortedBy {
  readonly name: SortName;
  readonly descendingFirst?: boolean;
}

/** What `aria-sort` says of a column. */
export function ariaSort(by: SortedBy | undefined, sorting: Sorting | undefined) {
  return by && sorting && directionOf(sorting, by.name);
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

/** The title of a column that sorts the list; a second press reverses the order. */
export function SortButton({ title, by, sorting }: { title: string; by: SortedBy; sorting: Sorting }) {
  const direction = directionOf(sorting, by.name);
  const isNextDescending = direction === undefined ? by.descendingFirst : direction === 'ascending';
  const Icon = direction ? ARROWS[direction] : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => sort(sorting, isNextDescending ? `-${by.name}` : by.name)}
      className="group -mx-2 inline-flex min-h-8 items-center gap-1 whitespace-nowrap rounded-full px-2 hover:bg-soft hover:text-ink pointer-coarse:min-h-11"
    >
      {title}
      <Icon size={14} aria-hidden="true" className={direction ? 'text-accent' : 'opacity-40 group-hover:opacity-100'} />
    </button>
  );
}

/** The two orders by each name, in words that say what stands first. */
const ORDERS: Readonly<Record<SortName, { readonly descending: MessageKey; readonly ascending: MessageKey }>> = {
  date: { descending: 'staff.sortNewest', ascending: 'staff.sortOldest' },
  total: { descending: 'staff.sortHighest', ascending: 'staff.sortLowest' },
  status: { descending: 'staff.sortStateBack', ascending: 'staff.sortState' },
};

/** The choice of the order where rows are cards without column titles: on a phone, and for a wide list on a tablet as well. */
export function SortChip({ sorting, isWide = false }: { sorting: Sorting; isWide?: boolean | undefined }) {
  const { t } = useI18n();
  const options = sorting.sortable.flatMap((name) => [
    { value: `-${name}`, text: t(ORDERS[name].descending) },
    { value: name, text: t(ORDERS[name].ascending) },
  ]);
  return (
    <span
      className={classNames(
        'inline-flex h-11 items-center rounded-full border border-outline text-sm md:h-10',
        isWide ? 'xl:hidden' : 'md:hidden',
      )}
    >
      <select
        aria-label={t('staff.sort')}
        value={sorting.value || sorting.usualSort}
        onChange={({ target }) => sort(sorting, target.value)}
        className="field-sizing-content h-full min-w-0 max-w-60 cursor-pointer rounded-full bg-transparent px-3.5 text-ink"
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

function directionOf({ value, usualSort }: Sorting, name: SortName) {
  const order = value || usualSort;
  if (order === name) return 'ascending';
  return order === `-${name}` ? 'descending' : undefined;
}

/** The usual order leaves nothing in the address. */
function sort({ usualSort, onChange }: Sorting, order: string): void {
  onChange(order === usualSort ? '' : order);
}
