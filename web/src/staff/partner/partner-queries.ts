import type { components } from '#contract';
import { readWords } from '../kit/lists/use-list-address.ts';
import { useRows } from '../kit/page/use-answer.ts';
import { ORDER_STATUSES } from '../kit/values/state-badge.tsx';
import { isMonth, readSum } from './own-sums.tsx';

export type PartnerOrder = components['schemas']['PartnerOrder'];

const ORDERS = '/api/partner/{slug}/orders';

/** The most characters of a search that the API takes. */
const LONGEST_SEARCH = 100;

/** Filters as an address holds them; an empty one is not set. */
interface OrderFilters {
  readonly status: string;
  readonly q?: string;
  /** A sum of the dashboard, and its month: the list then shows the orders of that sum. */
  readonly sum?: string;
  readonly month?: string;
  readonly cursor: string | undefined;
}

/** A page of the partner's orders, the newest first; the old rows stay while new ones come. */
export function usePartnerOrders(slug: string, filters: OrderFilters, enabled = true) {
  const { status, cursor, q = '', sum = '', month = '' } = filters;
  // Anybody may have written the address: what the API does not know is left out.
  const query = {
    status: ORDER_STATUSES.find((known) => known === status),
    q: readWords(q, LONGEST_SEARCH),
    sum: readSum(sum),
    month: isMonth(month) ? month : undefined,
    cursor,
  };
  return useRows(ORDERS, { path: { slug }, query }, { enabled });
}
