import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from '../../api/bilingual.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { sumNamed } from './own-sums.tsx';

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
  readonly q?: string;
  /** One of the sums of the dashboard, of whose orders it asks. */
  readonly sum?: string;
  readonly month?: string;
  readonly cursor: string | undefined;
}

const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

/** A page of the partner's orders, newest first. */
export function partnerOrdersQuery(api: Api, slug: string, { status, cursor, q = '', sum = '', month = '' }: Wanted) {
  // Anybody may have written the address: what the API does not know is left out.
  const ofSum = sumNamed(sum);
  const query = {
    ...(status && { status: status as Wire['OrderStatus'] }),
    ...(q && { q: q.slice(0, 100) }),
    ...(ofSum && { sum: ofSum }),
    ...(MONTH.test(month) && { month }),
    ...(cursor && { cursor }),
  };
  return queryOptions({
    queryKey: [ORDERS, slug, query],
    queryFn: async ({ signal }) => {
      const { items, nextCursor } = await dataOf(api.GET(ORDERS, { params: { path: { slug }, query }, signal }));
      return { items: items.map(orderFrom), nextCursor };
    },
    staleTime: 0,
  });
}

/** One of the partner's orders. */
export function partnerOrderQuery(api: Api, slug: string, id: string) {
  return queryOptions({
    queryKey: [ORDERS, slug, 'one', id],
    queryFn: async ({ signal }) =>
      orderFrom(await dataOf(api.GET('/api/partner/{slug}/orders/{id}', { params: { path: { slug, id } }, signal }))),
    staleTime: 0,
  });
}

function orderFrom(order: Wire['PartnerOrder']) {
  return { ...order, items: withNames(order.items) };
}
