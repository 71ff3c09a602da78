import { refusedField } from '#kernel/errors.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { SortName } from '#kernel/sorted.ts';
import type { SavedView, ViewedList } from './ports.ts';

interface List {
  /** The permission to read the list. */
  readonly permission: Permission;
  /** The filters that a view of it may keep, beside its order. */
  readonly filters: readonly string[];
  readonly sorts: readonly SortName[];
}

/** Lists whose views can be saved. */
export const VIEWED_LISTS: Readonly<Record<ViewedList, List>> = {
  orders: {
    permission: 'orders.read',
    filters: ['status', 'method', 'partner', 'waits', 'asked', 'second', 'feedback', 'from', 'to', 'movedFrom', 'movedTo'],
    sorts: ['date', 'total', 'status'],
  },
  clients: { permission: 'clients.read', filters: ['language', 'buyers'], sorts: ['date'] },
  money: { permission: 'money.read', filters: ['kind'], sorts: ['date', 'total', 'status'] },
  refunds: { permission: 'money.read', filters: ['waitsFor'], sorts: ['date', 'total', 'status'] },
  consultations: { permission: 'consultations.handle', filters: ['state'], sorts: ['date', 'status'] },
  audit: { permission: 'audit.read', filters: ['person', 'area', 'subjectKind', 'subjectId', 'from', 'to'], sorts: ['date'] },
};

/** Throws `invalid_request` for filters or an order that the list does not have. */
export function requireKnownFilters({ list, filters }: Pick<SavedView, 'list' | 'filters'>): void {
  const { filters: names, sorts } = VIEWED_LISTS[list];
  const isKnown = ([name, value]: [string, string]) => {
    // A descending order has a minus before its name.
    if (name === 'sort') return sorts.some((sort) => sort === value.replace(/^-/, ''));
    return names.includes(name);
  };
  const unknown = Object.entries(filters).find((filter) => !isKnown(filter));
  if (unknown) throw refusedField(['filters', unknown[0]], 'invalid');
}
