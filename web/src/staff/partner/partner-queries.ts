import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from '../../api/bilingual.ts';
import { type Api, dataOf } from '../../api/client.ts';

type Wire = components['schemas'];
export type PartnerOrder = ReturnType<typeof orderFrom>;

const DASHBOARD = '/api/partner/{slug}';
const ORDERS = '/api/partner/{slug}/orders';
/** The queries that show the partner's money. */
export const OWN_MONEY = [ORDERS, DASHBOARD];

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
