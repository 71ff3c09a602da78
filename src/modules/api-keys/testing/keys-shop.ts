import { staffCaller } from '#kernel/testing/callers.ts';
import { createFindKeyCaller } from '../find-caller.ts';
import { createKeysForPartner, createKeysForShop } from '../for-whom.ts';
import { createKeysMemory } from './memory-keys.ts';

/** Works for the partner `indra`. */
export const anna = staffCaller('partner', { userId: 'anna', partner: 'indra' });
export const admin = staffCaller('administrator');
/** A key that never ends, and may be used from everywhere. */
export const wanted = { name: ' Till ', scopes: ['orders:read'] as const, addresses: [], expiresInDays: null };

/** The keys of two partners: `own` as Anna manages those of hers, `shop` as an administrator does, and `find` as programs use them. */
export function openShop() {
  const memory = createKeysMemory([{ id: 'anna', email: 'anna@example.com', language: 'ru' }]);
  const { deps, keys } = memory;
  return {
    ...memory,
    own: createKeysForPartner(deps),
    shop: createKeysForShop(deps),
    find: createFindKeyCaller({ ...deps, keys }),
  };
}
