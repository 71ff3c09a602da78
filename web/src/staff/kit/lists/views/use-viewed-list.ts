import type { Sorted, SortName } from '#kernel/sorted.ts';
import type { Sorting } from '../sorting.tsx';
import { type ListAddress, useListAddress } from '../use-list-address.ts';
import { type SavedView, useViews, type ViewedList } from './view-queries.ts';

/** By what a list can be sorted; it begins with its own order. */
interface Sorts<By extends SortName> {
  readonly own: Sorted<By>;
  readonly by: readonly By[];
}

/** A list whose address may name a saved view in the place of filters and order. */
export interface ViewedAddress<Name extends string, By extends SortName = SortName> extends ListAddress<Name> {
  readonly list: ViewedList;
  readonly sorting: Sorting;
  /** What the API is asked for; undefined for the list's own order. */
  readonly sort: Sorted<By> | undefined;
  /** The saved view that is shown. */
  readonly view: SavedView | undefined;
  /** The address names a view of which nothing is known yet: nobody knows what the list should show. */
  readonly isUnknown: boolean;
  /** The view of the address was deleted, or is somebody else's. */
  readonly isGone: boolean;
  /** Shows a saved view. */
  readonly show: (id: string) => void;
}

/** As `useListAddress`; `view` in the address stands for the filters and the order of a saved view, and a change of a filter leaves the view. */
export function useViewedList<Name extends string, By extends SortName>(
  list: ViewedList,
  filters: readonly Name[],
  { own, by }: Sorts<By>,
): ViewedAddress<Name | 'sort', By> {
  const names = [...filters, 'sort'] as const;
  const address = useListAddress([...names, 'view'] as const);
  const id = address.values.view;
  const views = useViews(list);
  const view = views.data?.items.find((one) => one.id === id);
  const go = (to: object, how?: { typing?: boolean }) => address.set(to as Partial<Record<Name | 'sort' | 'view', string>>, how);
  const values = view ? valuesOf(view, names) : address.values;
  const set: ViewedAddress<Name | 'sort'>['set'] = (change, how) => go({ ...(view ? values : {}), ...change, view: '' }, how);
  const orders = by.flatMap((one) => [one, `-${one}`] as const);
  // Anybody may have written the address: what the list does not know is left out.
  const sort = orders.find((one) => one === values.sort && one !== own);
  return {
    ...address,
    list,
    values,
    sort,
    sorting: {
      value: sort ?? '',
      own,
      by,
      onChange: (sorted) => set({ sort: sorted } as Partial<Record<Name | 'sort', string>>),
    },
    view,
    isUnknown: id !== '' && views.data === undefined && !views.error,
    isGone: id !== '' && views.data !== undefined && !view,
    set,
    show: (shown) => go({ ...Object.fromEntries(names.map((name) => [name, ''])), view: shown }),
    isFiltered: filters.some((name) => values[name] !== ''),
  };
}

function valuesOf<Name extends string>(view: SavedView, names: readonly Name[]) {
  const filters: Readonly<Partial<Record<string, string>>> = view.filters;
  return Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])) as Record<Name, string>;
}
