import type { Partners } from '#modules/partners/index.ts';
import { keyed } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';
import { orderedToWire } from './office.ts';

/** Orders that a partner's people and programs place for the partner's own clients. */
export function ownClientHandlers(partners: Partners, linkOf: (orderId: string) => string) {
  return {
    async createPartnerOrder({ caller, params, body, idempotency }) {
      const command = { ...body, specialInstructions: body.specialInstructions ?? '', idempotency };
      const placed = await partners.orderForClient(caller, params.slug, command);
      return keyed(201, placed, ({ result }) => orderedToWire(result, linkOf));
    },
    async cancelPartnerOrder({ caller, params, body, idempotency }) {
      const cancelled = await partners.cancelOrder(caller, params.slug, params.id, { reason: body.reason, idempotency });
      return keyed(204, cancelled, () => undefined);
    },
  } satisfies Partial<Handlers>;
}
