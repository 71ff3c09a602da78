import type { AuditLog } from '#kernel/audit.ts';
import type { Place } from '#kernel/cursor.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { KeyStore, LetterRecipient } from '#modules/api-keys/index.ts';
import type { PartnerReader, PartnerStore } from '#modules/partners/index.ts';
import type { Delivery, Try, TryFailure } from './delivery.ts';
import type { PartnerEvent } from './events.ts';
import type { WebhookNews } from './health.ts';
import type { Webhook } from './webhook.ts';

/** What is to be done with a delivery after an attempt. */
interface DeliveryMark {
  readonly id: string;
  /** The number that the claim gave it: nothing is marked once another instance has claimed the delivery. */
  readonly attempts: number;
  readonly tried: Try;
  readonly state: Delivery['state'];
  /** Null unless it waits. */
  readonly nextAttemptAt: Date | null;
}

/** Webhooks and their deliveries, bound to a transaction. */
export interface WebhookStore {
  /** Locks the partner, so that webhooks of one partner are added one after the other. */
  countOf(slug: string): Promise<number>;
  add(webhook: Webhook): Promise<void>;
  /** Returns a partner's webhook and locks it; undefined for an id that the partner does not have. */
  lock(slug: string, id: string): Promise<Webhook | undefined>;
  /** Locks and returns those of some webhooks that exist, in the order of their ids. */
  lockAll(ids: readonly string[]): Promise<Webhook[]>;
  /** Stores a locked webhook anew. */
  save(webhook: Webhook): Promise<void>;
  /** Removes a locked webhook with its deliveries. */
  remove(id: string): Promise<void>;
  /** Makes everything that waits for a webhook due. */
  hasten(id: string, at: Date): Promise<void>;
  addDelivery(delivery: Delivery): Promise<void>;
  /** Marks deliveries in one go, and moves what waits behind them in their orders. Returns the ids of those that were marked. */
  mark(marks: readonly DeliveryMark[], at: Date): Promise<string[]>;
  /**
   * Sends a delivery that does not wait on its way again, behind what waits; a delivery that waits is due at once, in its place. Returns
   * it, or undefined when the webhook has no such delivery.
   */
  redeliver(webhookId: string, id: string, at: Date): Promise<Delivery | undefined>;
  /** Sends dead deliveries again that were made since an instant, up to `limit` and in their order; returns how many. */
  redeliverDead(webhookId: string, since: Date, limit: number, at: Date): Promise<number>;
}

/** What has not been delivered to a webhook. */
export interface WebhookProgress {
  /** Deliveries, counted up to a thousand each. */
  readonly waiting: number;
  readonly dead: number;
  /** The latest that failed, of deliveries that did not succeed since. */
  readonly lastFailure: { readonly at: Date; readonly failure: TryFailure; readonly status: number | null } | null;
}

/** Reads outside a transaction. */
export interface WebhookReader {
  find(slug: string, id: string): Promise<Webhook | undefined>;
  /** All webhooks of a partner, oldest first. */
  list(slug: string): Promise<Webhook[]>;
  /** Up to `limit` deliveries that follow a place, newest first, without their tries. */
  deliveries(
    webhookId: string,
    selection: { readonly state: Delivery['state'] | undefined; readonly limit: number; readonly after: Place | undefined },
  ): Promise<Delivery[]>;
  findDelivery(webhookId: string, id: string): Promise<Delivery | undefined>;
  /** How the deliveries of a partner's webhooks go, by the webhook's id. */
  progress(slug: string): Promise<Map<string, WebhookProgress>>;
  /**
   * Claims up to `limit` due deliveries for a minute: of each order the earliest that waits, few of each webhook, fewest of those that
   * fail, and first of those with the fewest under way, so that no webhook holds up another.
   */
  claimDue(now: Date, limit: number): Promise<DueDelivery[]>;
}

/** A claimed delivery with its webhook's address and secrets. */
export interface DueDelivery extends Delivery {
  readonly target: Pick<Webhook, 'url' | 'secret' | 'formerSecrets'>;
}

/** What happened to the orders of partners, bound to a transaction. */
export interface EventStore {
  /**
   * Up to `limit` events of a partner behind a place, each in its place for good: whatever is stored later, also by a transaction that began
   * before, comes behind all that were ever listed.
   */
  list(partner: string, after: number | undefined, limit: number): Promise<readonly PartnerEvent[]>;
}

export interface WebhookStores {
  readonly webhooks: WebhookStore;
  readonly partners: Pick<PartnerStore, 'lock' | 'find'>;
  readonly apiKeys: Pick<KeyStore, 'peopleOf'>;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  readonly messages: Pick<MessageOutbox, 'add'>;
}

export type WebhookTransact = Transact<WebhookStores>;

/** The headers of Standard Webhooks, without the signature. */
export interface UnsignedHeaders {
  readonly 'content-type': 'application/json';
  readonly 'webhook-id': string;
  /** Seconds since 1970 of this attempt. */
  readonly 'webhook-timestamp': string;
}

/** Signs after Standard Webhooks with each secret; returns the header `webhook-signature`. */
export type SignWebhook = (secrets: readonly string[], headers: UnsignedHeaders, body: string) => string;

/** An answer of a receiver, whatever its status. */
export interface ReceiverAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
  /** Null when it did not say. */
  readonly retryAfterSeconds: number | null;
}

/**
 * Posts a body to an address of the public internet, in the sandbox also of this machine, and follows nowhere; ends after ten seconds.
 * Throws `NotDelivered`.
 */
export type PostWebhook = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<ReceiverAnswer>;

/** Nothing could be sent, or there was no answer, or too long an answer. */
export class NotDelivered extends Error {
  readonly failure: TryFailure;

  constructor(failure: TryFailure) {
    super(failure);
    this.name = 'NotDelivered';
    this.failure = failure;
  }
}

/** Writes the letter to somebody of a partner about a webhook, which is named by its host and description. */
export type WriteWebhookNews = (
  to: LetterRecipient,
  news: WebhookNews,
  webhook: { readonly host: string; readonly description: string; readonly partnerName: string },
) => Message;

export type PartnerFinder = Pick<PartnerReader, 'find'>;
