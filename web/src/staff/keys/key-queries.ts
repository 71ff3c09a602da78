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

/** What is done to keys; the list is read anew after each. */
export function useKeyCalls({ door, slug }: KeyPlace) {
  const api = useApi();
  const all = { params: { path: { slug } } };
  const one = (id: string) => ({ params: { path: { slug, id } } });
  const body = { keepHours: KEEP_HOURS };
  const isOwn = door === 'own';
  return {
    shown: [['/api/partner'], ['/api/admin/partners']],
    make: (wanted: NewApiKey) =>
      dataOf(isOwn ? api.POST(KEYS.own, { ...all, body: wanted }) : api.POST(KEYS.shop, { ...all, body: wanted })),
    rotate: (id: string) =>
      dataOf(
        isOwn
          ? api.POST('/api/partner/{slug}/keys/{id}/rotation', { ...one(id), body })
          : api.POST('/api/admin/partners/{slug}/keys/{id}/rotation', { ...one(id), body }),
      ),
    revoke: (id: string): Promise<unknown> =>
      isOwn ? api.DELETE('/api/partner/{slug}/keys/{id}', one(id)) : api.DELETE('/api/admin/partners/{slug}/keys/{id}', one(id)),
  };
}
