import type { AuditActor } from '#kernel/audit.ts';
import type { KeyScope } from '#kernel/caller.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, onceWithSecret } from '#kernel/idempotency.ts';
import { readName } from '#kernel/visible-name.ts';
import { type ApiKey, endsOfRotation, keyStateOf, MOST_VALID_KEYS } from './key.ts';
import { keyHashes } from './key-hashes.ts';
import { hintOf, type KeyMode, newKeyText } from './key-text.ts';
import { letterRecipientsOf } from './letter-recipients.ts';
import { parseNetwork } from './networks.ts';
import type { KeyNews, KeyPartner, KeyReader, KeyStores, KeyTransact, WriteKeyNews } from './ports.ts';

export interface KeyDeps extends MakeDeps<KeyTransact> {
  readonly keys: Pick<KeyReader, 'list'>;
  readonly partners: { readonly find: (slug: string) => Promise<KeyPartner | undefined> };
  readonly mode: KeyMode;
  readonly secretKeys: readonly string[];
  readonly writeNews: WriteKeyNews;
}

/** The new key that somebody wants. */
export interface WantedKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Addresses and networks as typed; empty: from everywhere. */
  readonly addresses: readonly string[];
  /** Null: it never ends. */
  readonly expiresInDays: number | null;
  readonly idempotency?: IdempotentRequest | undefined;
}

/** How somebody wants a key to be exchanged. */
export interface WantedRotation {
  /** How long the old key goes on. */
  readonly keepHours: number;
  readonly idempotency?: IdempotentRequest | undefined;
}

/** A new key with its text, which nobody sees again; `replayed`: as a request with the same idempotency key was answered. */
export interface MadeKey {
  readonly key: ApiKey;
  readonly text: string;
  readonly replayed: boolean;
}

/** Who manages keys; `operator` names who runs a command. */
interface KeyKeeper extends AuditActor {
  readonly operator?: string;
}

/** What every new key begins with. */
const UNUSED = { lastUsedAt: null, revokedAt: null, exchangedFor: null };

/**
 * What is done to the keys of a partner; who may do it is checked by `for-whom.ts`. Each change is recorded in the log of the staff and told
 * to the partner's people by mail, in its transaction. They throw `not_found` for an unknown partner or a key that is not the partner's;
 * what makes a key does so once for each idempotency key, and throws like `once`.
 */
export function createKeyKeeping(deps: KeyDeps) {
  const { transact, clock, newId, mode, secretKeys } = deps;
  const hashes = keyHashes(secretKeys);

  async function addKey(
    stores: KeyStores,
    keeper: KeyKeeper,
    partner: KeyPartner,
    wish: NewKey,
    action: string,
  ): Promise<KeyWithText> {
    const now = wish.createdAt;
    if ((await stores.apiKeys.countValid(partner.slug, now)) >= MOST_VALID_KEYS) throw new ShopError('too_many_keys');
    const text = newKeyText(mode);
    const key = { ...wish, ...UNUSED, id: newId(), partner: partner.slug, hint: hintOf(text), createdBy: keeper.userId };
    await stores.apiKeys.add(key, hashes.sign(text));
    await record(stores, keeper, key, action, now);
    await tellPeople(stores, partner, 'made', key);
    return { key, text };
  }

  async function tellPeople(
    { apiKeys, messages }: KeyStores,
    partner: KeyPartner,
    news: KeyNews,
    { name, hint }: ApiKey,
  ): Promise<void> {
    for (const to of await letterRecipientsOf(apiKeys, partner))
      await messages.add(deps.writeNews(to, news, { name, hint, partnerName: partner.name }));
  }

  return {
    /** Returns a page of a partner's keys, valid or not, newest first. */
    list: (slug: string, paged: Paged): Promise<Page<ApiKey>> =>
      readPage(
        paged,
        (limit, after) => deps.keys.list(slug, limit, after),
        ({ id, createdAt }) => ({ id, at: createdAt }),
      ),

    /** Makes a key. Throws `too_many_keys`, and `invalid_request` for an address that is none. */
    make: (keeper: KeyKeeper, slug: string, wanted: WantedKey): Promise<MadeKey> => {
      const networks = networksOf(wanted.addresses);
      return onceWithSecret(transact, wanted.idempotency, async (stores) => {
        const partner = await lockPartner(stores, slug);
        const createdAt = clock();
        const expiresAt = wanted.expiresInDays === null ? null : new Date(createdAt.getTime() + wanted.expiresInDays * DAY_MS);
        const wish = {
          name: readName(wanted.name, ['name']),
          scopes: [...new Set(wanted.scopes)],
          networks,
          createdAt,
          expiresAt,
        };
        return addKey(stores, keeper, partner, wish, 'partner.key_made');
      });
    },

    /**
     * Makes a key that may do the same; the old one goes on for some hours, so that programs change over without a break. Throws
     * `too_many_keys`, `not_found` for a key that is not valid any more, and `key_exchanged` while the key of an earlier exchange, or one
     * for which that was exchanged in turn, is valid: a further key would leave that one open, and nobody may remember it.
     */
    rotate: (keeper: KeyKeeper, slug: string, id: string, { keepHours, idempotency }: WantedRotation): Promise<MadeKey> =>
      onceWithSecret(transact, idempotency, async (stores) => {
        const partner = await lockPartner(stores, slug);
        const old = await lockKey(stores, slug, id);
        const createdAt = clock();
        if (keyStateOf(old, createdAt) !== 'valid') throw new ShopError('not_found');
        const later = await exchangedAfter(stores, old);
        if (later.some((key) => keyStateOf(key, createdAt) === 'valid')) throw new ShopError('key_exchanged');
        const { oldUntil, newUntil } = endsOfRotation(old, later.at(-1) ?? old, keepHours, createdAt);
        // The old key ends first, because valid keys are counted: it counts no more only without hours of overlap.
        await stores.apiKeys.saveEnd({ ...old, expiresAt: oldUntil });
        const { name, scopes, networks } = old;
        const wish = { name, scopes, networks, createdAt, expiresAt: newUntil };
        const made = await addKey(stores, keeper, partner, wish, 'partner.key_rotated');
        await stores.apiKeys.saveEnd({ ...old, expiresAt: oldUntil, exchangedFor: made.key.id });
        return made;
      }),

    /** Revokes a key: it opens nothing from now on. Revoking it again changes nothing. */
    revoke: (keeper: KeyKeeper, slug: string, id: string): Promise<void> =>
      transact(async (stores) => {
        const partner = await lockPartner(stores, slug);
        const key = await lockKey(stores, slug, id);
        if (key.revokedAt) return;
        const revokedAt = clock();
        await stores.apiKeys.saveEnd({ ...key, revokedAt });
        await record(stores, keeper, key, 'partner.key_revoked', revokedAt);
        await tellPeople(stores, partner, 'revoked', key);
      }),
  };
}

type KeyWithText = Omit<MadeKey, 'replayed'>;

type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'networks' | 'createdAt' | 'expiresAt'>;

async function lockPartner({ apiKeys }: KeyStores, slug: string): Promise<KeyPartner> {
  return requireFound(await apiKeys.lockPartner(slug));
}

async function lockKey({ apiKeys }: KeyStores, slug: string, id: string): Promise<ApiKey> {
  return requireFound(await apiKeys.lock(slug, id));
}

/** The keys for which a key, and then each next one, was exchanged. No exchange has shortened the life of the last. */
async function exchangedAfter(stores: KeyStores, { partner, exchangedFor }: ApiKey): Promise<readonly ApiKey[]> {
  if (exchangedFor === null) return [];
  const next = await lockKey(stores, partner, exchangedFor);
  return [next, ...(await exchangedAfter(stores, next))];
}

function networksOf(addresses: readonly string[]): string[] {
  return addresses.map((address, index) => {
    const network = parseNetwork(address);
    if (network === undefined) throw refusedField(['addresses', index], 'invalid');
    return network;
  });
}

/** The log names the key by its hint; the text is nowhere. */
async function record({ audit }: KeyStores, keeper: KeyKeeper, key: ApiKey, action: string, at: Date): Promise<void> {
  const { partner, name, hint, scopes, networks, expiresAt } = key;
  const operator = keeper.operator === undefined ? {} : { operator: keeper.operator };
  const names = { name, key: hint, ...operator };
  const rights = { scopes, addresses: networks, expiresAt: expiresAt?.toISOString() ?? null };
  await audit.record(keeper, {
    action,
    subject: { kind: 'partner', id: partner },
    before: null,
    after: action === 'partner.key_revoked' ? names : { ...names, ...rights },
    at,
  });
}
