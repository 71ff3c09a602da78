import type { Clock } from '#kernel/clock.ts';
import { type ApiKey, type ApiKeys, keyStateOf, type MadeKey } from '#modules/api-keys/index.ts';
import { pick } from '../answers/pick.ts';
import { done, keyed, page } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** The keys of a partner's programs, in the hands of administrators and of the partner's people. */
export function apiKeyHandlers({ forShop, forPartner }: ApiKeys, clock: Clock) {
  const toWire = (key: ApiKey): Wire['ApiKey'] => ({
    ...pick(key, 'id', 'name', 'hint', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'),
    // The contract calls them addresses, although each may be a network.
    addresses: key.networks,
    state: keyStateOf(key, clock()),
  });
  const madeToWire = ({ key, text }: MadeKey): Wire['MadeApiKey'] => ({ ...toWire(key), key: text });
  const withDefaults = ({ addresses = [], expiresInDays = null, ...more }: Wire['NewApiKey']) => ({
    ...more,
    addresses,
    expiresInDays,
  });
  const made = async (making: Promise<MadeKey>) => keyed(201, await making, madeToWire);
  return {
    listKeysOfPartner: async ({ caller, params, query }) => page(await forShop.list(caller, params.slug, query), toWire),
    makeKeyForPartner: ({ caller, params, body, idempotency }) =>
      made(forShop.make(caller, params.slug, { ...withDefaults(body), idempotency })),
    rotateKeyOfPartner: ({ caller, params, body, idempotency }) =>
      made(forShop.rotate(caller, params.slug, params.id, { ...body, idempotency })),
    revokeKeyOfPartner: async ({ caller, params }) => done(await forShop.revoke(caller, params.slug, params.id)),
    listOwnKeys: async ({ caller, params, query }) => page(await forPartner.list(caller, params.slug, query), toWire),
    makeOwnKey: ({ caller, params, body, idempotency }) =>
      made(forPartner.make(caller, params.slug, { ...withDefaults(body), idempotency })),
    rotateOwnKey: ({ caller, params, body, idempotency }) =>
      made(forPartner.rotate(caller, params.slug, params.id, { ...body, idempotency })),
    revokeOwnKey: async ({ caller, params }) => done(await forPartner.revoke(caller, params.slug, params.id)),
  } satisfies Partial<Handlers>;
}
