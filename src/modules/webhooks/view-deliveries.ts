import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { requireFound } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { WebhookEventType } from '#kernel/webhook-events.ts';
import type { Delivery } from './delivery.ts';
import { exampleOf } from './events.ts';
import { createReadWebhook, enterWebhooks, lockOwn, type WebhookDeps } from './manage-webhooks.ts';
import type { WebhookStores } from './ports.ts';

interface DeliveryQuery extends Paged {
  readonly state?: Delivery['state'] | undefined;
}

/** Who asks for what is done once for each idempotency key, and of which webhook. */
interface OnceRequest {
  readonly caller: Caller;
  readonly slug: string;
  readonly id: string;
  readonly request?: IdempotentRequest | undefined;
}

/** A delivery as whoever sends it learns of it: what it told, and what was answered, may be about a customer. */
export type SentDelivery = Omit<Delivery, 'data' | 'tries'>;

/** Dead deliveries that one request sends on their way again. */
const MOST_REDELIVERED = 10_000;

/**
 * The log of a webhook's deliveries and what people do with it. Each throws like `enterWebhooks`, and `not_found` for what the partner does
 * not have; what sends something, like `once`.
 */
export function createDeliveryLog(deps: WebhookDeps) {
  const { transact, webhooks, clock, newId } = deps;
  const readWebhook = createReadWebhook(deps);

  return {
    /** A page of deliveries, newest first. */
    async list(caller: Caller, slug: string, id: string, query: DeliveryQuery): Promise<Page<Delivery>> {
      const webhook = await readWebhook(caller, slug, id);
      return readPage(
        query,
        (limit, after) => webhooks.deliveries(webhook.id, { state: query.state, limit, after }),
        (delivery) => ({ id: delivery.id, at: delivery.createdAt }),
      );
    },

    /** A delivery with what each attempt met. */
    async read(caller: Caller, slug: string, id: string, deliveryId: string): Promise<Delivery> {
      const webhook = await readWebhook(caller, slug, id);
      return requireFound(await webhooks.findDelivery(webhook.id, deliveryId));
    },

    /** Sends an example of an event on its way, whether the webhook asks for such events or not. */
    async sendExample({ caller, slug, id, request }: OnceRequest, type: WebhookEventType): Promise<Replayable<SentDelivery>> {
      await enterWebhooks(deps, caller, slug);
      return sentOnce(request, async (stores) => {
        const webhook = await lockOwn(stores, slug, id);
        const at = clock();
        const delivery: Delivery = {
          id: newId(),
          webhookId: webhook.id,
          eventId: newId(),
          type,
          orderId: null,
          version: 1,
          at,
          data: exampleOf(type),
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: at,
          createdAt: at,
          deliveredAt: null,
          tries: [],
        };
        await stores.webhooks.addDelivery(delivery);
        return delivery;
      });
    },

    /** Sends a delivery on its way again, under the same id of its event: behind what waits, or in its place when it waits itself. */
    async redeliver({ caller, slug, id, request }: OnceRequest, deliveryId: string): Promise<Replayable<SentDelivery>> {
      await enterWebhooks(deps, caller, slug);
      return sentOnce(request, async (stores) => {
        await lockOwn(stores, slug, id);
        return requireFound(await stores.webhooks.redeliver(id, deliveryId, clock()));
      });
    },

    /** Sends again what was given up of the events since an instant, ten thousand deliveries at most; returns how many. */
    async redeliverFailed({ caller, slug, id, request }: OnceRequest, since: Date): Promise<Replayable<number>> {
      await enterWebhooks(deps, caller, slug);
      return transact((stores) =>
        once(stores.idempotency, request, async () => {
          await lockOwn(stores, slug, id);
          return stores.webhooks.redeliverDead(id, since, MOST_REDELIVERED, clock());
        }),
      );
    },
  };

  /** Puts a delivery on its way once for each idempotency key. */
  function sentOnce(
    request: IdempotentRequest | undefined,
    send: (stores: WebhookStores) => Promise<Delivery>,
  ): Promise<Replayable<SentDelivery>> {
    return transact((stores) =>
      once(stores.idempotency, request, async () => {
        const { data: _, tries: __, ...sent } = await send(stores);
        return sent;
      }),
    );
  }
}
