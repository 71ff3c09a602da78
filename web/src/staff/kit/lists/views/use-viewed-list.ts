import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../api/provider.tsx';
import { type ListAddress, useListAddress } from '../use-list-address.ts';
import { type SavedView, type ViewedList, viewsQuery } from './view-queries.ts';

/** A list whose address may name a saved view in the place of filters. */
export interface ViewedAddress<Name extends string> extends ListAddress<Name> {
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
export function useViewedList<Name extends string>(list: ViewedList, names: readonly Name[]): ViewedAddress<Name> {
  const address = useListAddress([...names, 'view'] as const);
  const id = address.values.view;
  const views = useQuery(viewsQuery(useApi(), list));
  const view = views.data?.items.find((one) => one.id === id);
  const go = (to: object, how?: { typing?: boolean }) => address.set(to as Partial<Record<Name | 'view', string>>, how);
  const kept: Readonly<Partial<Record<string, string>>> = view?.filters ?? {};
  const values = view
    ? (Object.fromEntries(names.map((name) => [name, kept[name] ?? ''])) as Record<Name, string>)
    : address.values;
  return {
    ...address,
    values,
    view,
    isUnknown: id !== '' && views.data === undefined && !views.error,
    isGone: id !== '' && views.data !== undefined && !view,
    set: (change, how) => go({ ...(view ? values : {}), ...change, view: '' }, how),
    show: (shown) => go({ ...Object.fromEntries(names.map((name) => [name, ''])), view: shown }),
    isFiltered: names.some((name) => name !== 'sort' && values[name] !== ''),
  };
}
