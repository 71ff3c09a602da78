import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';

export type ApiKey = components['schemas']['ApiKey'];
export type NewApiKey = components['schemas']['NewApiKey'];

/** The partner whose keys are shown, and to whom: on the side `partner` to the partner's people, on the side `admin` to administrators. */
export interface KeyOwner {
  readonly side: keyof typeof KEY_PATHS;
  readonly slug: string;
}

/** The path of the API with the keys, by side. Both take and answer the same. */
export const KEY_PATHS = { partner: '/api/partner/{slug}/keys', admin: '/api/admin/partners/{slug}/keys' } as const;

/** For how long the old key of an exchange still works. */
const KEEP_HOURS = 24;

/** What can be done to keys, and the queries that are read again after it. */
export function useKeyCalls({ side, slug }: KeyOwner) {
  const api = useApi();
  const path = KEY_PATHS[side] as typeof KEY_PATHS.partner;
  return {
    refreshes: [['/api/partner'], ['/api/admin/partners']],
    /** A repetition with the same `idempotencyKey` makes no second key, and tells the first for ten minutes; later it is `secret_gone`. */
    make: (body: NewApiKey, idempotencyKey: string) =>
      dataOf(api.POST(path, { params: { path: { slug }, header: { 'Idempotency-Key': idempotencyKey } }, body })),
    /** Exchanges a key for a new one. A repetition is answered as that of `make`. */
    rotate: (id: string, idempotencyKey: string) => {
      const params = { path: { slug, id }, header: { 'Idempotency-Key': idempotencyKey } };
      return dataOf(api.POST(`${path}/{id}/rotation`, { params, body: { keepHours: KEEP_HOURS } }));
    },
    revoke: (id: string): Promise<unknown> => api.DELETE(`${path}/{id}`, { params: { path: { slug, id } } }),
  };
}
