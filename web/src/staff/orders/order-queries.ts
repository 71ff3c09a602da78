import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { withNames } from '../../api/bilingual.ts';
import type { Api } from '../../api/client.ts';
import { type Answer, answerQuery, type QueryOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { orderQuery } from '../../api/queries.ts';
import { tagged } from '../kit/forms/tagged.ts';
import { type Asking, useAnswer } from '../kit/page/use-answer.ts';

type Wire = components['schemas'];
export type OrderRow = ReturnType<typeof rowFrom>;
export type OrderFile = ReturnType<typeof fileFrom>;
/** With the ETag that a change of it asks for. */
export type OpenedOrder = OrderFile & { readonly etag: string };

const ROWS = 25;
export const ORDERS_KEY = '/api/admin/orders';

type OrderFilters = Omit<QueryOf<typeof ORDERS_KEY>, 'sort' | 'cursor' | 'limit'>;

/** A page of all orders; the old rows stay while new ones come. */
export function useOrders(query: QueryOf<typeof ORDERS_KEY>, { enabled = true }: Asking) {
  return useQuery({
    ...answerQuery(useApi(), ORDERS_KEY, { query: { ...query, limit: ROWS } }),
    select: pageFrom,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export const useOrderFile = (id: string) => useQuery(orderFileQuery(useApi(), id));

/** One order with the ETag that a change of it asks for. */
export function orderFileQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [ORDERS_KEY, 'one', id],
    queryFn: async ({ signal }) => {
      const { etag, ...file } = await tagged(api.GET('/api/admin/orders/{id}', { params: { path: { id } }, signal }));
      return { ...fileFrom(file), etag };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The order as its customer sees it, under the key of the panel's orders: whatever changes an order here changes this too. */
export function useSeenOrder(id: string) {
  return useQuery({ ...orderQuery(useApi(), id), queryKey: [ORDERS_KEY, 'seen', id] }).data;
}

/** Where the orders that a filter finds are downloaded as a file, with titles in a language. */
export function exportAddress({ status = [], ...filters }: OrderFilters, language: Language): string {
  const search = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(name, String(value));
  }
  for (const state of status) search.append('status', state);
  return `/api/admin/exports/orders?${search}`;
}

function pageFrom({ items, nextCursor }: Answer<typeof ORDERS_KEY>) {
  return { items: items.map(rowFrom), nextCursor };
}

function rowFrom(row: Wire['AdminOrderRow']) {
  return { ...row, items: withNames(row.items) };
}

function fileFrom(file: Wire['AdminOrder']) {
  return { ...file, items: withNames(file.items) };
}

export type HandMoneyAnswer = components['schemas']['HandMoney'];

/** What was said of an order's money by hand, and what this person can say of it. */
export function useHandMoney(id: string, enabled = true) {
  return useAnswer('/api/admin/orders/{id}/confirmation', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}

/**
 * Who is awaited for a confirmation above the limit: `another` than this person, this person (`you`), or this person as the only administrator,
 * after a wait (`later`) or now (`alone`). Undefined when nothing waits.
 */
export type AwaitedPerson = 'another' | 'you' | 'later' | 'alone';

/** The one rule of the buttons and of the words about what is next. */
export function awaitedFor({ confirmations: [last], aloneFrom }: HandMoneyAnswer): AwaitedPerson | undefined {
  if (last?.state !== 'proposed') return undefined;
  if (aloneFrom) return Date.parse(aloneFrom) > Date.now() ? 'later' : 'alone';
  return last.byYou ? 'another' : 'you';
}

export type OrderMoneyAnswer = components['schemas']['OrderMoney'];

/** All money of an order. */
export function useOrderMoney(id: string, enabled = true) {
  return useAnswer('/api/admin/orders/{id}/money', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}
