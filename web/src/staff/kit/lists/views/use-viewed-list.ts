import type { Sorted, SortName } from '#kernel/sorted.ts';
import type { Sorting } from '../sorting.tsx';
import { type ListAddress, useListAddress } from '../use-list-address.ts';
import { type SavedView, useViews, type ViewedList } from './view-queries.ts';

/** By what a list can be sorted, and the order that it has until another is chosen. */
interface Sorts<By extends SortName> {
  readonly usualSort: Sorted<By>;
  readonly sortable: readonly By[];
}

/** The address of a list in which a saved view may stand for filters and order. */
export interface ViewedAddress<Name extends string, By extends SortName = SortName> extends ListAddress<Name> {
  readonly list: ViewedList;
  /** The query of the saved views of the list. */
  readonly views: ReturnType<typeof useViews>;
  readonly sorting: Sorting;
  /** The order for which the API is asked; undefined for the usual one. */
  readonly sort: Sorted<By> | undefined;
  /** The saved view that is shown. */
  readonly view: SavedView | undefined;
  /** The address names a view that is not read yet, or could not be read: nobody knows what the list should show. */
  readonly isViewPending: boolean;
  /** The view of the address was deleted, or is somebody else's. */
  readonly isGone: boolean;
  /** Shows a saved view. */
  readonly show: (id: string) => void;
}

/**
 * As `useListAddress`, for a list that has saved views: `view` in the address stands for the filters and the order of one. A change of a
 * filter leaves the view, and puts its other filters into the address.
 */
export function useViewedList<Name extends string, By extends SortName>(
  list: ViewedList,
  filters: readonly Name[],
  { usualSort, sortable }: Sorts<By>,
): ViewedAddress<Name | 'sort', By> {
  // The compiler cannot follow names that are type parameters: hence the casts to this.
  type Values = Partial<Record<Name | 'sort' | 'view', string>>;
  const names = [...filters, 'sort'] as const;
  const address = useListAddress([...names, 'view'] as const);
  const views = useViews(list);
  const viewId = address.values.view;
  const view = views.data?.items.find(({ id }) => id === viewId);
  const values = valuesOf(view ? view.filters : address.values, names);
  const kept = view ? values : {};
  const isUnknown = viewId !== '' && !view;
  // Of a view that somebody else has saved meanwhile the next answer may tell.
  const isRead = views.isSuccess && !views.isFetching;
  const set: ViewedAddress<Name | 'sort'>['set'] = (change, options) =>
    address.set({ ...kept, ...change, view: '' } as Values, options);
  const sort = sortIn(values.sort, { usualSort, sortable });
  return {
    ...address,
    list,
    views,
    values,
    sort,
    sorting: { value: sort ?? '', usualSort, sortable, onChange: (value) => set({ sort: value } as Values) },
    view,
    isViewPending: isUnknown && !isRead,
    isGone: isUnknown && isRead,
    set,
    show: (id) => address.set({ ...Object.fromEntries(names.map((name) => [name, ''])), view: id } as Values),
    isFiltered: filters.some((name) => values[name] !== ''),
  };
}

/** Anybody may have written the address: an order that the list does not have is left out, as its usual one is. */
function sortIn<By extends SortName>(text: string, { usualSort, sortable }: Sorts<By>): Sorted<By> | undefined {
  const orders = sortable.flatMap((name) => [name, `-${name}`] as const);
  return orders.find((order) => order === text && order !== usualSort);
}

function valuesOf<Name extends string>(filters: Readonly<Partial<Record<string, string>>>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])) as Record<Name, string>;
}
