import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from '../../api/bilingual.ts';
import { type Answer, answerQuery } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { sumNamed } from './own-sums.tsx';

type Wire = components['schemas'];
export type PartnerOrder = ReturnType<typeof orderFrom>;

const ORDERS = '/api/partner/{slug}/orders';
/** The queries that show the partner's money begin with it. */
export const OWN_MONEY = ['/api/partner'];

interface Wanted {
  readonly status: string;
  readonly q?: string;
  /** One of the sums of the dashboard, of whose orders it asks. */
  readonly sum?: string;
  readonly month?: string;
  readonly cursor: string | undefined;
}

const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

/** A page of the partner's orders, newest first; the old rows stay while new ones come. */
export function usePartnerOrders(slug: string, wanted: Wanted, enabled = true) {
  const { status, cursor, q = '', sum = '', month = '' } = wanted;
  // Anybody may have written the address: what the API does not know is left out.
  const query = {
    status: (status || undefined) as Wire['OrderStatus'] | undefined,
    q: q.slice(0, 100) || undefined,
    sum: sumNamed(sum),
    month: MONTH.test(month) ? month : undefined,
    cursor,
  };
  return useQuery({
    ...answerQuery(useApi(), ORDERS, { path: { slug }, query }),
    select: pageFrom,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** One of the partner's orders. */
export function usePartnerOrder(slug: string, id: string) {
  const asked = { path: { slug, id } };
  return useQuery({ ...answerQuery(useApi(), '/api/partner/{slug}/orders/{id}', asked), select: orderFrom });
}

function pageFrom({ items, nextCursor }: Answer<typeof ORDERS>) {
  return { items: items.map(orderFrom), nextCursor };
}

function orderFrom(order: Wire['PartnerOrder']) {
  return { ...order, items: withNames(order.items) };
}
