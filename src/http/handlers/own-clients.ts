import type { Replayable } from '#kernel/idempotency.ts';
import type { OrderedForClient, OrderForClient } from '#modules/office/index.ts';
import type { Partners } from '#modules/partners/index.ts';
import type { Handlers } from '../contract/contract.ts';
import { orderedToWire } from './office.ts';
import { replayHeaders } from './replay-headers.ts';

/** The use cases of partners; their orders are placed as those of the office are. */
export type PartnerUseCases = Partners<OrderForClient, Replayable<OrderedForClient>>;

/** Orders that a partner's people and programs place for the partner's own clients. */
export function ownClientHandlers(partners: PartnerUseCases, linkOf: (orderId: string) => string) {
  return {
    async createPartnerOrder({ caller, params, body, idempotency }) {
      const command = { ...body, specialInstructions: body.specialInstructions ?? '', idempotency };
      const placed = await partners.orderForClient(caller, params.slug, command);
      return { status: 201, headers: replayHeaders(placed), body: orderedToWire(placed.result, linkOf) };
    },
    async cancelPartnerOrder({ caller, params, body, idempotency }) {
      const cancelled = await partners.cancelOrder(caller, params.slug, params.id, { reason: body.reason, idempotency });
      return { status: 204, headers: replayHeaders(cancelled), body: undefined };
    },
  } satisfies Partial<Handlers>;
}
