import type { WriteDeps } from '#kernel/deps.ts';
import { createGroups } from '#kernel/groups.ts';
import { createFlow } from '#kernel/work.ts';
import { letterRecipientsOf } from '#modules/api-keys/index.ts';
import { bodyOf, pauseAfter, type Try, type TryFailure } from './delivery.ts';
import { afterOutcomes, type Outcome, type WebhookNews } from './health.ts';
import {
  type DueDelivery,
  NotDelivered,
  type PostWebhook,
  type ReceiverAnswer,
  type SignWebhook,
  type UnsignedHeaders,
  type WebhookReader,
  type WebhookStores,
  type WebhookTransact,
  type WriteWebhookNews,
} from './ports.ts';
import { DELIVERY_TERMS, MOST_ATTEMPTS } from './terms.ts';
import { hostOf, signingSecrets, type Webhook } from './webhook.ts';

interface Deps extends WriteDeps<WebhookTransact> {
  readonly deliveries: Pick<WebhookReader, 'claimDue'>;
  readonly post: PostWebhook;
  readonly sign: SignWebhook;
  readonly writeNews: WriteWebhookNews;
  readonly random: () => number;
  /** True for an error that would meet every transaction. */
  readonly isAway: (error: unknown) => boolean;
  readonly onFailure: (failure: FailedDelivery) => void;
}

/** A failed attempt at a delivery, for the log: it names no address. */
export interface FailedDelivery {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly attempts: number;
  readonly reason: string;
  readonly isGivenUp: boolean;
}

/** The most receivers that one instance asks at the same time. */
const AT_ONCE = 64;
/** The time in which results gather, so that they share a transaction. */
const GATHER_MS = 15;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** An attempt that did not succeed. */
class AttemptFailed extends Error {
  readonly tried: Try;
  /** For so long the receiver wants nothing. */
  readonly holdSeconds: number;

  constructor(tried: Try, holdSeconds = 0) {
    super();
    this.tried = tried;
    this.holdSeconds = holdSeconds;
  }
}

/** A delivery as it is stored after an attempt. */
interface Result extends DueDelivery, Outcome {}

/**
 * Delivers events to the programs of partners, each at least once and under one id: an attempt is marked after the answer, so a crash in
 * between repeats it. Events of an order come in their order. `run` returns how many deliveries were claimed; `settled` waits for those
 * under way.
 */
export function createDeliverWebhooks(deps: Deps) {
  const { clock, random, deliveries, onFailure } = deps;
  const markInGroup = createGroups<Result, undefined>({
    together: (results) => markTogether(deps, results),
    alone: async (result) => (await markTogether(deps, [result]))[0],
    isMetByAll: deps.isAway,
    apartMs: GATHER_MS,
  });
  return createFlow<DueDelivery, TryFailure, Try>({
    queue: {
      claimDue: (now, limit) => deliveries.claimDue(now, limit),
      markDone: (delivery, _, tried) =>
        markInGroup({ ...delivery, tried, state: 'delivered', nextAttemptAt: null, heldUntil: null }),
      async markFailed(delivery, { at, retryAt: nextAttemptAt, cause }) {
        // By `failureOf` there is no other cause.
        if (!(cause instanceof AttemptFailed)) return;
        const { tried, holdSeconds } = cause;
        const heldUntil = holdSeconds > 0 ? new Date(at.getTime() + holdSeconds * 1000) : null;
        await markInGroup({ ...delivery, tried, state: nextAttemptAt ? 'waiting' : 'dead', nextAttemptAt, heldUntil });
      },
    },
    work: (delivery) => attempt(deps, delivery),
    failureOf,
    atOnce: AT_ONCE,
    mostAttempts: MOST_ATTEMPTS,
    pause: pauseAfter,
    clock,
    random,
    onFailure: ({ id: deliveryId, webhookId, attempts }, { reason, retryAt }) =>
      onFailure({ deliveryId, webhookId, attempts, reason, isGivenUp: retryAt === null }),
  });
}

/** How the flow goes on after a failed attempt; undefined for another error. */
function failureOf(error: unknown) {
  if (!(error instanceof AttemptFailed)) return undefined;
  const { tried } = error;
  // A failed attempt always has its failure: the rest is for the compiler.
  return { kind: tried.failure ?? 'status', reason: reasonOf(tried), isFinal: false, leastSeconds: error.holdSeconds };
}

const reasonOf = ({ status, failure }: Try) => (status === null ? `${failure}` : `${failure} ${status}`);

/** Sends a delivery once. Throws `AttemptFailed` unless the receiver accepts it. */
async function attempt({ post, sign, clock }: Deps, delivery: DueDelivery): Promise<Try> {
  const { target } = delivery;
  const at = clock();
  const began = performance.now();
  const ended = (result: Omit<Try, 'at' | 'milliseconds'>): Try => {
    return { at, milliseconds: Math.round(performance.now() - began), ...result };
  };
  let answer: ReceiverAnswer;
  try {
    // Its address and secrets were enciphered under a key that the shop has no more.
    if (target.url === '') throw new NotDelivered('secret');
    const body = bodyOf(delivery);
    const headers = unsignedHeaders(delivery.eventId, at);
    const signature = sign(signingSecrets(target, at), headers, body);
    answer = await post(target.url, { ...headers, 'webhook-signature': signature }, body);
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    throw new AttemptFailed(ended({ status: null, failure: error.failure, answer: null }));
  }
  const { status, text, retryAfterSeconds } = answer;
  if (status >= 200 && status < 300) return ended({ status, failure: null, answer: text });
  const failure = REDIRECTS.has(status) ? 'redirect' : 'status';
  throw new AttemptFailed(ended({ status, failure, answer: text }), Math.min(retryAfterSeconds ?? 0, DELIVERY_TERMS.longestHold));
}

/** The headers of an attempt at that instant, without the signature. */
export function unsignedHeaders(eventId: string, at: Date): UnsignedHeaders {
  const seconds = `${Math.floor(at.getTime() / 1000)}`;
  return { 'content-type': 'application/json', 'webhook-id': eventId, 'webhook-timestamp': seconds };
}

/** Stores what became of attempts, in one transaction, and writes to the partners who must hear of it. A result needs no answer. */
async function markTogether(deps: Deps, results: readonly Result[]): Promise<undefined[]> {
  await deps.transact(async (stores) => {
    const at = deps.clock();
    const resultsByWebhook = Map.groupBy(results, ({ webhookId }) => webhookId);
    const webhooks = await stores.webhooks.lockAll([...resultsByWebhook.keys()]);
    const resultsOf = ({ id }: Webhook) => resultsByWebhook.get(id) ?? [];
    const isOwn = ({ target }: Result, { url }: Webhook) => target.url === url;
    const marks = webhooks.flatMap((webhook) =>
      resultsOf(webhook).map((result) => (isOwn(result, webhook) ? result : toNewAddress(result, at))),
    );
    const marked = new Set(await stores.webhooks.mark(marks, at));
    for (const webhook of webhooks) {
      // What an address answers that the webhook no longer has says nothing of the new one, nor does what came after its claim was lost.
      const counted = resultsOf(webhook).filter((result) => isOwn(result, webhook) && marked.has(result.id));
      const after = afterOutcomes(webhook, counted, at);
      if (after.webhook !== webhook) await stores.webhooks.save(after.webhook);
      if (after.news) await tellPartner(deps, stores, after.webhook, after.news);
    }
  });
  return results.map(() => undefined);
}

/** What has failed at the former address is sent to the new one at once, as what waited when the address changed. */
function toNewAddress(result: Result, at: Date): Result {
  return result.state === 'delivered' ? result : { ...result, state: 'waiting', nextAttemptAt: at };
}

/** Writes to the people of the webhook's partner. */
async function tellPartner(
  { writeNews }: Pick<Deps, 'writeNews'>,
  { partners, apiKeys, messages }: Pick<WebhookStores, 'partners' | 'apiKeys' | 'messages'>,
  webhook: Webhook,
  news: WebhookNews,
): Promise<void> {
  const partner = await partners.find(webhook.partner);
  if (!partner) return;
  const about = { host: hostOf(webhook), description: webhook.description, partnerName: partner.name };
  for (const to of await letterRecipientsOf(apiKeys, partner)) await messages.add(writeNews(to, news, about));
}
