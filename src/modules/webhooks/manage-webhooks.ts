import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, onceWithSecret, type Replayable } from '#kernel/idempotency.ts';
import { type PartnerActor, requireFreshFactor } from '#kernel/permissions.ts';
import type { WebhookEventType } from '#kernel/webhook-events.ts';
import { ownPartner } from '#modules/partners/index.ts';
import type { PartnerFinder, WebhookReader, WebhookStores, WebhookTransact } from './ports.ts';
import { hostOf, MOST_WEBHOOKS, type NearTargets, newSecret, readTarget, type Webhook, withNewSecret } from './webhook.ts';

export interface WebhookDeps extends MakeDeps<WebhookTransact> {
  readonly webhooks: WebhookReader;
  readonly partners: PartnerFinder;
  readonly near: NearTargets;
}

interface WantedWebhook {
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookEventType[];
}

/** What a partner changes of a webhook; what is undefined stays. */
type WebhookChange = { readonly [Field in keyof WantedWebhook]?: WantedWebhook[Field] | undefined } & {
  readonly state?: 'enabled' | 'paused' | undefined;
};

/** A webhook whose secret is shown; `replayed`: as a request with the same key was answered, whatever has become of the webhook since. */
type ShownWebhook = Webhook & Pick<Replayable<unknown>, 'replayed'>;

/**
 * Lets a partner's people and programs reach the partner's webhooks. Throws like `ownPartner`, and for changes by people like
 * `requireFreshFactor`. Every use case below throws so too.
 */
export async function enterWebhooks(
  { partners, clock }: Pick<WebhookDeps, 'partners' | 'clock'>,
  caller: Caller,
  slug: string,
  to: 'read' | 'change' = 'read',
): Promise<PartnerActor> {
  const { staff } = await ownPartner({ partners }, caller, slug, 'partner.confirm', 'webhooks:manage');
  if (to === 'change' && caller.kind === 'user') requireFreshFactor(caller, clock());
  return staff;
}

/** Returns a partner's webhooks, oldest first. */
export function createListWebhooks(deps: WebhookDeps) {
  return async (caller: Caller, slug: string): Promise<readonly Webhook[]> => {
    await enterWebhooks(deps, caller, slug);
    return deps.webhooks.list(slug);
  };
}

/** Returns a partner's webhook. Throws `not_found` for any other. */
export function createReadWebhook(deps: WebhookDeps) {
  return async (caller: Caller, slug: string, id: string): Promise<Webhook> => {
    await enterWebhooks(deps, caller, slug);
    return requireFound(await deps.webhooks.find(slug, id));
  };
}

/**
 * Adds a webhook, once for each idempotency key; its secret is shown once. Throws `too_many_webhooks`, `invalid_request` for an address
 * that `readTarget` refuses, and like `once`.
 */
export function createAddWebhook(deps: WebhookDeps) {
  return async (caller: Caller, slug: string, wanted: WantedWebhook, request?: IdempotentRequest): Promise<ShownWebhook> => {
    const staff = await enterWebhooks(deps, caller, slug, 'change');
    const url = readTarget(wanted.url, deps.near);
    return onceWithSecret(deps.transact, request, async (stores) => {
      if ((await stores.webhooks.countOf(slug)) >= MOST_WEBHOOKS) throw new ShopError('too_many_webhooks');
      const webhook: Webhook = {
        id: deps.newId(),
        partner: slug,
        url,
        description: wanted.description.trim(),
        types: onceEach(wanted.types),
        state: 'enabled',
        ...UNTROUBLED,
        secret: newSecret(),
        formerSecrets: [],
        createdAt: deps.clock(),
        createdBy: staff.userId,
      };
      await stores.webhooks.add(webhook);
      const after = fieldsOf(webhook);
      await record(stores, staff, slug, { action: 'partner.webhook_added', after, at: webhook.createdAt });
      return webhook;
    });
  };
}

/**
 * Changes a webhook. One that is enabled again, or gets another address, is sent what waits at once. Throws `not_found`, and `invalid_request`
 * for an address that `readTarget` refuses.
 */
export function createEditWebhook(deps: WebhookDeps) {
  return async (caller: Caller, slug: string, id: string, change: WebhookChange): Promise<Webhook> => {
    const staff = await enterWebhooks(deps, caller, slug, 'change');
    const url = change.url === undefined ? undefined : readTarget(change.url, deps.near);
    return changeLocked(deps, slug, id, async (stores, before) => {
      const after = edited(before, { ...change, url });
      await stores.webhooks.save(after);
      if (change.state === 'enabled' || isMoved(before, after)) await stores.webhooks.hasten(id, deps.clock());
      const changes = { before: fieldsOf(before), after: fieldsOf(after) };
      await record(stores, staff, slug, { action: 'partner.webhook_changed', ...changes, at: deps.clock() });
      return after;
    });
  };
}

/**
 * Gives a webhook a new secret, once for each idempotency key. It is shown once; the former signs as well for a day. Throws `not_found`,
 * `unavailable` while the webhook cannot be read, and like `withNewSecret` and `once`.
 */
export function createRotateSecret(deps: WebhookDeps) {
  return async (caller: Caller, slug: string, id: string, request?: IdempotentRequest): Promise<ShownWebhook> => {
    const staff = await enterWebhooks(deps, caller, slug, 'change');
    return onceWithSecret(deps.transact, request, async (stores) => {
      const before = await lockOwn(stores, slug, id);
      // Its secrets cannot be read here, so none could be kept beside the new one.
      if (before.url === '') throw new ShopError('unavailable');
      const now = deps.clock();
      const after = { ...before, ...withNewSecret(before, now) };
      await stores.webhooks.save(after);
      const changed = { place: hostOf(after) };
      await record(stores, staff, slug, { action: 'partner.webhook_secret_rotated', after: changed, at: now });
      return after;
    });
  };
}

/** Removes a webhook with what waits for it and its log. Throws `not_found`. */
export function createRemoveWebhook(deps: WebhookDeps) {
  return async (caller: Caller, slug: string, id: string): Promise<void> => {
    const staff = await enterWebhooks(deps, caller, slug, 'change');
    await changeLocked(deps, slug, id, async (stores, webhook) => {
      await stores.webhooks.remove(id);
      const before = fieldsOf(webhook);
      await record(stores, staff, slug, { action: 'partner.webhook_removed', before, at: deps.clock() });
    });
  };
}

/** A webhook of which no attempt has failed, or whose failures are forgotten, with the pause that its receiver asked for. */
const UNTROUBLED = { disabledFor: null, failingSince: null, heldUntil: null, toldAt: null };

function edited(before: Webhook, { url, description, types, state }: WebhookChange): Webhook {
  const after: Webhook = {
    ...before,
    url: url ?? before.url,
    // It is empty, as the address is, when the key that sealed both is gone. They stay stored as they are until another address comes.
    secret: before.secret || newSecret(),
    description: description?.trim() ?? before.description,
    types: types ? onceEach(types) : before.types,
  };
  if (state === 'enabled') return { ...after, ...UNTROUBLED, state };
  if (state !== undefined) return { ...after, state, disabledFor: null };
  return isMoved(before, after) ? { ...after, failingSince: null, heldUntil: null, toldAt: null } : after;
}

/** The failures of the former address, and the pause that it asked for, say nothing of the new address. */
const isMoved = (before: Webhook, after: Webhook) => after.url !== before.url;

const onceEach = (types: readonly WebhookEventType[]) => [...new Set(types)];

/** Changes a locked webhook in a transaction of its own. Throws `not_found`. */
function changeLocked<Result>(
  { transact }: Pick<WebhookDeps, 'transact'>,
  slug: string,
  id: string,
  change: (stores: WebhookStores, webhook: Webhook) => Promise<Result>,
): Promise<Result> {
  return transact(async (stores) => change(stores, await lockOwn(stores, slug, id)));
}

/** Returns a partner's webhook and locks it. Throws `not_found`. */
export async function lockOwn({ webhooks }: Pick<WebhookStores, 'webhooks'>, slug: string, id: string): Promise<Webhook> {
  return requireFound(await webhooks.lock(slug, id));
}

/** The address may hold a token, so the log names its host alone. */
const fieldsOf = (webhook: Webhook) => ({
  place: hostOf(webhook),
  description: webhook.description,
  events: webhook.types,
  state: webhook.state,
});

async function record(
  { audit }: Pick<WebhookStores, 'audit'>,
  staff: PartnerActor,
  partner: string,
  change: Pick<StaffAction, 'action' | 'at'> & Partial<Pick<StaffAction, 'before' | 'after'>>,
): Promise<void> {
  await audit.record(staff, { subject: { kind: 'partner', id: partner }, before: null, after: null, ...change });
}
