import type { NoticeOutcome, NoticeReader } from '#modules/payments/index.ts';
import type { Handlers } from '../contract/contract.ts';

type RawNotice = Parameters<NoticeReader['read']>[0];

export interface WebhookUseCases {
  readonly receiveNotice: (gateway: string, notice: RawNotice) => Promise<NoticeOutcome>;
}

/** Operations of the tag `gateways`. */
export function webhookHandlers({ receiveNotice }: WebhookUseCases) {
  return {
    async receiveGatewayNotice({ params, raw }) {
      return { status: 200, body: { outcome: await receiveNotice(params.gateway, raw) } };
    },
  } satisfies Partial<Handlers>;
}
