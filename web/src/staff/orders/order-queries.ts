import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import type { QueryOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { orderQuery } from '../../api/queries.ts';
import { type Tagged, taggedQuery } from '../kit/forms/tagged.ts';
import { type Asking, useAnswer, useRows } from '../kit/page/use-answer.ts';

type Wire = components['schemas'];
export type HandMoneyAnswer = Wire['HandMoney'];
export type OrderMoneyAnswer = Wire['OrderMoney'];
export type OrderRow = Wire['AdminOrderRow'];
export type OrderFile = Wire['AdminOrder'];
/** An order with the ETag that a change of it must send. */
export type OpenedOrder = Tagged<OrderFile>;

/** The keys of all queries of orders begin with it, since a key begins with its path up to the first `{`. */
export const ORDERS_KEY = '/api/admin/orders';

const ROWS_OF_A_PAGE = 25;

/** A page of all orders. */
export const useOrders = (query: QueryOf<typeof ORDERS_KEY>, asking: Asking) =>
  useRows(ORDERS_KEY, { query: { ...query, limit: ROWS_OF_A_PAGE } }, asking);

export const useOrderFile = (id: string) => useQuery({ ...orderFileQuery(useApi(), id), refetchOnWindowFocus: true });

export const orderFileQuery = (api: Api, id: string) => taggedQuery(api, '/api/admin/orders/{id}', { path: { id } });

/** The order as its customer sees it. Its key begins as those of the panel's orders do, so that it is read again whenever an order changes. */
export function useSeenOrder(id: string) {
  return useQuery({ ...orderQuery(useApi(), id), queryKey: [ORDERS_KEY, 'seen', id], refetchOnWindowFocus: true }).data;
}

/** What was decided about an order's money by hand, and what this person can decide. */
export function useHandMoney(id: string, enabled: boolean) {
  return useAnswer('/api/admin/orders/{id}/confirmation', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}

/** All money of an order: what was due, came and goes back. */
export function useOrderMoney(id: string, enabled: boolean) {
  return useAnswer('/api/admin/orders/{id}/money', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}
