import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from '../../api/bilingual.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';

type Wire = components['schemas'];
export type PartnerOrder = ReturnType<typeof orderFrom>;
export type PaymentByHand = Wire['PaymentByHand'];

const DASHBOARD = '/api/partner/{slug}';
const ORDERS = '/api/partner/{slug}/orders';
const CONFIRMATION = '/api/partner/{slug}/orders/{id}/confirmation';

/** The partner's sums of this month, and the link for customers. */
export function dashboardQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [DASHBOARD, slug],
    queryFn: ({ signal }) => dataOf(api.GET(DASHBOARD, { params: { path: { slug } }, signal })),
    staleTime: 0,
  });
}

interface Wanted {
  readonly status: string;
  readonly cursor: string | undefined;
}

/** A page of the partner's orders, newest first. */
export function partnerOrdersQuery(api: Api, slug: string, { status, cursor }: Wanted) {
  const query = { ...(status && { status: status as Wire['OrderStatus'] }), ...(cursor && { cursor }) };
  return queryOptions({
    queryKey: [ORDERS, slug, query],
    queryFn: async ({ signal }) => {
      const { items, nextCursor } = await dataOf(api.GET(ORDERS, { params: { path: { slug }, query }, signal }));
      return { items: items.map(orderFrom), nextCursor };
    },
    staleTime: 0,
  });
}

function orderFrom(order: Wire['PartnerOrder']) {
  return { ...order, items: withNames(order.items) };
}

/** What the partner's people say of an order's money. After each step the lists are read anew: what they show is money. */
export function useSayOfMoney(slug: string, id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { params: { path: { slug, id } } };
  const onSettled = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === ORDERS || name === DASHBOARD });
  return {
    confirm: useMutation({
      mutationFn: (body: PaymentByHand) => dataOf(api.POST(CONFIRMATION, { ...params, body })),
      onSettled,
    }),
    takeBack: useMutation({ mutationFn: () => dataOf(api.DELETE(CONFIRMATION, params)), onSettled }),
    agree: useMutation({
      mutationFn: () => dataOf(api.POST('/api/partner/{slug}/orders/{id}/confirmation/agreement', params)),
      onSettled,
    }),
    decline: useMutation({
      mutationFn: (reason: string) =>
        dataOf(api.POST('/api/partner/{slug}/orders/{id}/decline', { ...params, body: { reason } })),
      onSettled,
    }),
  };
}
