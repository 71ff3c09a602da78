import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { SortName } from '#kernel/sorted.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** In what order a list stands: the value of the address, such as `-total`, falling with the minus; empty for the list's own order. */
export interface Sorting {
  readonly value: string;
  /** What an empty value stands for. */
  readonly own: string;
  readonly by: readonly SortName[];
  readonly onChange: (value: string) => void;
}

/** By what a column sorts, and whether it falls at first, as dates and sums do. */
export interface SortedBy {
  readonly name: SortName;
  readonly falls?: boolean;
}

const wayOf = ({ value, own }: Sorting, name: string) => {
  const now = value || own;
  if (now === name) return 'ascending';
  return now === `-${name}` ? 'descending' : undefined;
};

/** What `aria-sort` says of a column. */
export function ariaSort(by: SortedBy | undefined, sorting: Sorting | undefined) {
  return by && sorting && wayOf(sorting, by.name);
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

/** The title of a column that sorts the list; a second press turns the order. */
export function SortButton({ title, by, sorting }: { title: string; by: SortedBy; sorting: Sorting }) {
  const way = wayOf(sorting, by.name);
  const falls = way === undefined ? by.falls : way === 'ascending';
  const Icon = way ? ARROWS[way] : ArrowUpDown;
  const press = () => {
    const next = falls ? `-${by.name}` : by.name;
    sorting.onChange(next === sorting.own ? '' : next);
  };
  return (
    <button
      type="button"
      onClick={press}
      className="group -mx-2 inline-flex min-h-8 items-center gap-1 whitespace-nowrap rounded-full px-2 hover:bg-soft hover:text-ink aria-pressed:text-ink pointer-coarse:min-h-11"
    >
      {title}
      <Icon size={14} aria-hidden="true" className={way ? 'text-accent' : 'opacity-40 group-hover:opacity-100'} />
    </button>
  );
}

/** What stands first, by the falling and the rising order. */
const FIRST: Readonly<Record<SortName, readonly [falling: MessageKey, rising: MessageKey]>> = {
  date: ['staff.sortNewest', 'staff.sortOldest'],
  total: ['staff.sortHighest', 'staff.sortLowest'],
  status: ['staff.sortStateBack', 'staff.sortState'],
};

/** The same where rows are cards without a head: on a phone, of a wide list on a tablet as well. */
export function SortChip({ sorting, isWide = false }: { sorting: Sorting; isWide?: boolean | undefined }) {
  const { t } = useI18n();
  const ways = sorting.by.flatMap((by) => [`-${by}`, by].map((value, way) => ({ value, text: t(FIRST[by][way as 0 | 1]) })));
  return (
    <span
      className={classNames(
        'inline-flex h-11 items-center rounded-full border border-outline text-sm md:h-10',
        isWide ? 'xl:hidden' : 'md:hidden',
      )}
    >
      <select
        aria-label={t('staff.sort')}
        value={sorting.value || sorting.own}
        onChange={({ target: { value } }) => sorting.onChange(value === sorting.own ? '' : value)}
        className="field-sizing-content h-full min-w-0 max-w-60 cursor-pointer rounded-full bg-transparent px-3.5 text-ink"
      >
        {ways.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
