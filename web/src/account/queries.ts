import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from '../api/bilingual.ts';
import { type Api, dataOf } from '../api/client.ts';
import { ApiError } from '../api/error.ts';

type Wire = components['schemas'];
export type CustomerOrder = ReturnType<typeof customerOrderFrom>;
export type CustomerProfile = Wire['CustomerProfile'];
export type RitualPlan = ReturnType<typeof planFrom>;
export type Session = Wire['Session'];

/** The customer's orders, newest first; fetched at each visit, since payments change them. The session names a customer without e-mail. */
export function customerOrdersQuery(api: Api, email: string) {
  return queryOptions({
    queryKey: ['/api/orders', { email }],
    queryFn: async ({ signal }) => {
      const orders = await dataOf(api.GET('/api/orders', { params: { query: email ? { email } : {} }, signal }));
      return orders.map(customerOrderFrom);
    },
    staleTime: 0,
  });
}

/** The customer's ritual plan; null when there is no plan yet. The session names a customer without e-mail. */
export function planQuery(api: Api, customerEmail: string) {
  return queryOptions({
    queryKey: ['/api/ritual-plans', { customerEmail }],
    queryFn: ({ signal }): Promise<RitualPlan | null> =>
      dataOf(api.GET('/api/ritual-plans', { params: { query: customerEmail ? { customerEmail } : {} }, signal })).then(
        planFrom,
        noPlan,
      ),
    staleTime: 0,
  });
}

/** The customer's sessions; the browser that was used last comes first. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['/api/auth/sessions'],
    queryFn: async ({ signal }) => (await dataOf(api.GET('/api/auth/sessions', { signal }))).items,
    staleTime: 0,
  });
}

function customerOrderFrom(answer: Wire['CustomerOrder']) {
  return { ...answer, items: withNames(answer.items) };
}

/** A plan as the API answers it. */
export function planFrom(answer: Wire['RitualPlan']) {
  return { ...answer, rituals: withNames(answer.rituals) };
}

function noPlan(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  if (error instanceof ApiError && error.problem) throw error;
  throw new Error('Failed to fetch ritual plan', { cause: error });
}
