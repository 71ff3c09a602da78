import type { Payments } from '#modules/payments/index.ts';
import type { Handlers } from '../contract/contract.ts';

/** Operations of the tag `gateways`. */
export function webhookHandlers({ receiveNotice }: Payments) {
  return {
    async receiveGatewayNotice({ params, raw }) {
      return { status: 200, body: { outcome: await receiveNotice(params.gateway, raw) } };
    },
  } satisfies Partial<Handlers>;
}
