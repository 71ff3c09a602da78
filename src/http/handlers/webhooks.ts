import type { Payments } from '#modules/payments/index.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';

/** Operations of the tag `gateways`. */
export function webhookHandlers({ receiveNotice }: Payments) {
  return {
    receiveGatewayNotice: async ({ params, raw }) => ok({ outcome: await receiveNotice(params.gateway, raw) }),
  } satisfies Partial<Handlers>;
}
