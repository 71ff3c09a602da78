import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';

export type ApiKey = components['schemas']['ApiKey'];
export type MadeApiKey = components['schemas']['MadeApiKey'];
export type NewApiKey = components['schemas']['NewApiKey'];

/** Whose keys are shown, and by which door: `own` to the partner's people, `shop` to administrators. */
export interface KeyPlace {
  readonly door: 'own' | 'shop';
  readonly slug: string;
}

export const KEYS = { own: '/api/partner/{slug}/keys', shop: '/api/admin/partners/{slug}/keys' } as const;

/** The old key of an exchange goes on for so long. */
const KEEP_HOURS = 24;

/** What is done to keys, at either door, which take and answer the same; the list is read anew after each. */
export function useKeyCalls({ door, slug }: KeyPlace) {
  const api = useApi();
  const keys = KEYS[door] as typeof KEYS.own;
  const body = { keepHours: KEEP_HOURS };
  return {
    shown: [['/api/partner'], ['/api/admin/partners']],
    make: (wanted: NewApiKey) => dataOf(api.POST(keys, { params: { path: { slug } }, body: wanted })),
    rotate: (id: string) => dataOf(api.POST(`${keys}/{id}/rotation`, { params: { path: { slug, id } }, body })),
    revoke: (id: string): Promise<unknown> => api.DELETE(`${keys}/{id}`, { params: { path: { slug, id } } }),
  };
}
