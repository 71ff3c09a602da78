import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../api/client.ts';
import { nullIf } from '../api/error.ts';
import { isMissing } from '../api/late/refusals.ts';

type Wire = components['schemas'];
export type CustomerOrder = Wire['CustomerOrder'];
export type CustomerProfile = Wire['CustomerProfile'];
export type RitualPlan = Wire['RitualPlan'];
export type Session = Wire['Session'];

/** The customer's orders, newest first, a page at a time; fetched at each visit, since payments change them. */
export function customerOrdersQuery(api: Api, email: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/orders', { email }],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...queryOfEmail(email), ...(pageParam && { cursor: pageParam }) };
      const answer = api.GET('/api/orders', { params: { query }, signal });
      return { orders: await dataOf(answer), next: nextCursor((await answer).response) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
    staleTime: 0,
  });
}

/** Does the customer have a paid order, on whichever page? Its key is of the customer's lists, which are read anew after a payment. */
export function anyPaidOrderQuery(api: Api, email: string) {
  return queryOptions({
    queryKey: ['/api/orders', { email, paid: true }],
    queryFn: async ({ signal }) => {
      const query = { ...queryOfEmail(email), paid: true, limit: 1 };
      return (await dataOf(api.GET('/api/orders', { params: { query }, signal }))).length > 0;
    },
    staleTime: 0,
  });
}

/** The session names a customer without e-mail. */
const queryOfEmail = (email: string) => (email ? { email } : {});

/** The cursor of the next page, which the answer names in `Link`; undefined after the last page. */
function nextCursor({ headers }: Response): string | undefined {
  const address = /<([^>]*)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('cursor') ?? undefined;
}

/** The customer's ritual plan; null when there is no plan yet. The session names a customer without e-mail. */
export function planQuery(api: Api, customerEmail: string) {
  return queryOptions({
    queryKey: ['/api/ritual-plans', { customerEmail }],
    queryFn: ({ signal }): Promise<RitualPlan | null> => {
      const query = customerEmail ? { customerEmail } : {};
      return dataOf(api.GET('/api/ritual-plans', { params: { query }, signal })).catch(nullIf(isMissing));
    },
    staleTime: 0,
  });
}

/** The customer's sessions; the browser that was used last comes first. */
export function sessionsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: ({ signal, pageParam }) =>
      dataOf(api.GET('/api/auth/sessions', { params: { query: pageParam ? { cursor: pageParam } : {} }, signal })),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
  });
}
