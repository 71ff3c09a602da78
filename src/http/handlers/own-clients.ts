import type { Caller } from '#kernel/caller.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import type { OrderedForClient, OrderForClient } from '#modules/office/index.ts';
import type { Handlers } from '../contract/contract.ts';
import { orderedToWire } from './office.ts';
import { replayHeaders } from './replay-headers.ts';

export interface OwnClientUseCases {
  readonly orderForClient: (caller: Caller, slug: string, command: OrderForClient) => Promise<Replayable<OrderedForClient>>;
  readonly cancelOrder: (
    caller: Caller,
    slug: string,
    orderId: string,
    why: { reason: string; idempotency: IdempotentRequest | undefined },
  ) => Promise<Replayable<null>>;
}

/** Orders that a partner's people and programs place for the partner's own clients. */
export function ownClientHandlers(shop: OwnClientUseCases, { linkOf }: { readonly linkOf: (orderId: string) => string }) {
  return {
    async createPartnerOrder({ caller, params, body, idempotency }) {
      const command = { ...body, specialInstructions: body.specialInstructions ?? '', idempotency };
      const placed = await shop.orderForClient(caller, params.slug, command);
      return { status: 201, headers: replayHeaders(placed), body: orderedToWire(placed.result, linkOf) };
    },
    async cancelPartnerOrder({ caller, params, body, idempotency }) {
      const cancelled = await shop.cancelOrder(caller, params.slug, params.id, { reason: body.reason, idempotency });
      return { status: 204, headers: replayHeaders(cancelled), body: undefined };
    },
  } satisfies Partial<Handlers>;
}
