import type { KeyScope } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Page, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import { type ApiKey, MOST_VALID_KEYS, rotated, stateOf } from './key.ts';
import { keyHashes } from './key-hashes.ts';
import { hintOf, type KeyMode, newKeyText } from './key-text.ts';
import { parseNetwork } from './networks.ts';
import type { KeyNews, KeyPartner, KeyReader, KeyStores, KeyTransact, WriteKeyNews } from './ports.ts';
import { readersOf } from './readers.ts';

export interface KeyDeps {
  readonly transact: KeyTransact;
  readonly keys: Pick<KeyReader, 'list'>;
  readonly partners: { readonly find: (slug: string) => Promise<KeyPartner | undefined> };
  readonly clock: Clock;
  readonly newId: NewId;
  readonly mode: KeyMode;
  readonly secretKeys: readonly string[];
  readonly writeNews: WriteKeyNews;
}

/** What somebody wants of a new key. */
export interface WantedKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Addresses and networks as typed; empty: from everywhere. */
  readonly addresses: readonly string[];
  /** Null: it never ends. */
  readonly expiresInDays: number | null;
}

/** A new key with its text, which nobody sees again. */
export interface MadeKey {
  readonly key: ApiKey;
  readonly text: string;
}

/** Who manages keys; `operator` names who runs a command. */
export interface KeyKeeper extends Pick<StaffCaller, 'userId' | 'role'> {
  readonly operator?: string;
}

const DAY_MS = 24 * 3_600_000;

/**
 * What is done to the keys of a partner; who may do it is checked at the doors. Each change is recorded in the log of the staff and told
 * to the partner's people by mail, in its transaction. They throw `not_found` for an unknown partner or a key that is not the partner's.
 */
export function createKeyKeeping(deps: KeyDeps) {
  const { transact, clock, newId, mode, secretKeys } = deps;
  const hashes = keyHashes(secretKeys);

  async function add(stores: KeyStores, keeper: KeyKeeper, partner: KeyPartner, like: NewKey, action: string): Promise<MadeKey> {
    const now = like.createdAt;
    if ((await stores.apiKeys.countValid(partner.slug, now)) >= MOST_VALID_KEYS) throw new ShopError('too_many_keys');
    const text = newKeyText(mode);
    const blank = { lastUsedAt: null, revokedAt: null };
    const key = { ...like, ...blank, id: newId(), partner: partner.slug, hint: hintOf(text), createdBy: keeper.userId };
    await stores.apiKeys.add(key, hashes.sign(text));
    await record(stores, keeper, key, action, now);
    await tell(stores, partner, 'made', key);
    return { key, text };
  }

  async function tell(
    { apiKeys, messages }: KeyStores,
    partner: KeyPartner,
    news: KeyNews,
    { name, hint }: ApiKey,
  ): Promise<void> {
    for (const to of await readersOf(apiKeys, partner))
      await messages.add(deps.writeNews(to, news, { name, hint, partnerName: partner.name }));
  }

  return {
    /** Returns a page of a partner's keys, valid or not, newest first. */
    list: (slug: string, wanted: { limit: number; cursor?: string | undefined }): Promise<Page<ApiKey>> =>
      readPage(
        wanted,
        (limit, after) => deps.keys.list(slug, limit, after),
        ({ id, createdAt }) => ({ id, at: createdAt }),
      ),

    /** Makes a key. Throws `too_many_keys`, and `invalid_request` for an address that is none. */
    make: (keeper: KeyKeeper, slug: string, wanted: WantedKey): Promise<MadeKey> => {
      const networks = networksOf(wanted.addresses);
      return transact(async (stores) => {
        const partner = await lockPartner(stores, slug);
        const createdAt = clock();
        const expiresAt = wanted.expiresInDays === null ? null : new Date(createdAt.getTime() + wanted.expiresInDays * DAY_MS);
        const like = { name: wanted.name.trim(), scopes: [...new Set(wanted.scopes)], networks, createdAt, expiresAt };
        return add(stores, keeper, partner, like, 'partner.key_made');
      });
    },

    /**
     * Makes a key that may do the same; the old one goes on for some hours, so that programs change over without a break. Throws
     * `too_many_keys`, and `not_found` for a key that is not valid any more.
     */
    rotate: (keeper: KeyKeeper, slug: string, id: string, keepHours: number): Promise<MadeKey> =>
      transact(async (stores) => {
        const partner = await lockPartner(stores, slug);
        const old = await lockKey(stores, slug, id);
        const createdAt = clock();
        if (stateOf(old, createdAt) !== 'valid') throw new ShopError('not_found');
        const { oldUntil, newUntil } = rotated(old, keepHours, createdAt);
        await stores.apiKeys.saveEnd({ ...old, expiresAt: oldUntil });
        const { name, scopes, networks } = old;
        return add(stores, keeper, partner, { name, scopes, networks, createdAt, expiresAt: newUntil }, 'partner.key_rotated');
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
        await tell(stores, partner, 'revoked', key);
      }),
  };
}

type NewKey = Pick<ApiKey, 'name' | 'scopes' | 'networks' | 'createdAt' | 'expiresAt'>;

async function lockPartner({ apiKeys }: KeyStores, slug: string): Promise<KeyPartner> {
  const partner = await apiKeys.lockPartner(slug);
  if (!partner) throw new ShopError('not_found');
  return partner;
}

async function lockKey({ apiKeys }: KeyStores, slug: string, id: string): Promise<ApiKey> {
  const key = await apiKeys.lock(slug, id);
  if (!key) throw new ShopError('not_found');
  return key;
}

function networksOf(addresses: readonly string[]): string[] {
  return addresses.map((given, index) => {
    const network = parseNetwork(given);
    if (network === undefined)
      throw new ShopError('invalid_request', { fields: [{ path: ['addresses', index], code: 'invalid' }] });
    return network;
  });
}

/** The log names the key by its hint; the text is nowhere. */
async function record({ audit }: KeyStores, keeper: KeyKeeper, key: ApiKey, action: string, at: Date): Promise<void> {
  const { partner, name, hint, scopes, networks, expiresAt } = key;
  const by = keeper.operator === undefined ? {} : { operator: keeper.operator };
  const facts = { name, key: hint, ...by };
  const made = { scopes, addresses: networks, expiresAt: expiresAt?.toISOString() ?? null };
  const isEnd = action === 'partner.key_revoked';
  await audit.record(keeper, {
    action,
    subject: { kind: 'partner', id: partner },
    before: null,
    after: isEnd ? facts : { ...facts, ...made },
    at,
  });
}
