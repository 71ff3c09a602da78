import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SearchField } from './search-field.tsx';
import { SortChip, type Sorting } from './sorting.tsx';
import { LAST_DAY, type ListAddress } from './use-list-address.ts';
import { useTypedValue } from './use-typed-value.ts';

interface Option {
  readonly value: string;
  readonly text: string;
}

/** A filter whose value stands in the address of the list. */
export interface Filter<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Without them it is a filter by a day. The empty value, which stands for all rows, is not among them. */
  readonly options?: readonly Option[];
}

interface FilterBarProps<Name extends string> {
  /** The values of the filters; the one named `q` holds the words of the search. */
  address: Pick<ListAddress<Name>, 'values' | 'set' | 'clear' | 'isFiltered'> & { readonly sorting?: Sorting };
  /** The label of the search; without it there is no search. */
  search?: string;
  filters?: readonly Filter<NoInfer<Name>>[];
  /** Filters that are seldom needed. Until a button is pressed, only those that are set are shown. */
  seldom?: readonly Filter<NoInfer<Name>>[];
  /** The list is wide: a tablet shows cards, as a phone does. */
  isWide?: boolean;
  /** Further filters, such as those that only a link sets. */
  children?: ReactNode;
}

/** Search and filters above a list. On a phone the filters are one line that scrolls sideways, so that the list begins on the first screen. */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { address, search, filters = [], seldom = [], isWide, children } = props;
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const values: Readonly<Record<string, string>> = address.values;
  const set = (name: string, value: string, options?: { typing: boolean }) =>
    address.set({ [name]: value } as Partial<Record<Name, string>>, options);
  const draw = ({ name, label, options }: Filter<Name>) => {
    const field = { label, value: values[name] ?? '', onChange: (value: string) => set(name, value) };
    return options ? <OptionsField key={name} options={options} {...field} /> : <DayField key={name} {...field} />;
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 max-md:mb-3">
      {search && <SearchField label={search} value={values.q ?? ''} onSearch={(words) => set('q', words, { typing: true })} />}
      <div className="flex items-center gap-2 max-md:-mx-4 max-md:min-w-0 max-md:basis-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:shrink-0 md:contents">
        {address.sorting && <SortChip sorting={address.sorting} isWide={isWide} />}
        {filters.map(draw)}
        {children}
        {seldom.length > 0 && (
          <Button
            variant="quiet"
            className="text-sm max-md:px-3 md:min-h-10 md:px-3"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('staff.moreFilters')}
          </Button>
        )}
        {seldom.filter(({ name }) => isOpen || values[name] !== '').map(draw)}
        {address.isFiltered && (
          <Button variant="quiet" className="text-sm max-md:order-first max-md:px-3" onClick={address.clear}>
            {t('staff.clearFilters')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** An unset filter is dashed. On a phone a set filter stands before the others. */
const lookOf = (isSet: boolean) => (isSet ? 'border-accent bg-soft max-md:order-first' : 'border-outline border-dashed');

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** No filter takes an earlier day. */
const FIRST_DAY = '2020-01-01';

/** A filter by a day, YYYY-MM-DD; empty for no day. The years of which only the first digits are typed, such as 0202, are not passed on. */
export function DayField({ label, value, onChange }: FieldProps) {
  const [typed, setTyped] = useTypedValue(value);
  return (
    <label
      className={classNames(
        'inline-flex h-11 items-center gap-2 rounded-full border px-3.5 text-sm md:h-10',
        lookOf(value !== ''),
      )}
    >
      {label}
      <input
        type="date"
        value={typed}
        // With a last day of four digits browsers take no year of five or six.
        min={FIRST_DAY}
        max={LAST_DAY}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || target.value >= FIRST_DAY) onChange(target.value);
        }}
        onBlur={() => setTyped(value)}
        className="bg-transparent"
      />
    </label>
  );
}

/** A filter with a few values; a set one can be cleared. */
function OptionsField({ label, options, value, onChange }: FieldProps & { options: readonly Option[] }) {
  const isSet = value !== '';
  return (
    <span className={classNames('inline-flex h-11 items-center rounded-full border text-sm md:h-10', lookOf(isSet))}>
      <select
        data-filter
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content h-full min-w-0 max-w-60 cursor-pointer rounded-full bg-transparent px-3.5 text-ink"
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {label}: {option.text}
          </option>
        ))}
      </select>
      {isSet && <ClearButton filter={label} onClear={() => onChange('')} />}
    </span>
  );
}

/** A filter that was set by a link, and can only be cleared. */
export function SetFilter({ label, value, onClear }: { label: string; value: string; onClear: () => void }) {
  return (
    <span className="inline-flex min-h-11 max-w-full items-center rounded-full border border-accent bg-soft pl-3.5 text-sm md:min-h-10">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-muted">{label}</span> {value}
      </span>
      <ClearButton filter={label} onClear={onClear} />
    </span>
  );
}

function ClearButton({ filter, onClear }: { filter: string; onClear: () => void }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      aria-label={t('staff.clearFilter', { name: filter })}
      onClick={onClear}
      className="grid size-10 shrink-0 place-content-center rounded-full text-accent hover:bg-soft-strong"
    >
      <X size={14} aria-hidden="true" />
    </button>
  );
}
