import { randomUUID } from 'node:crypto';
import type { ShopRequest, TestShop } from '../../support/shop.ts';

/** A request that would be refused once `spoil` has changed the shop; without `spoil`, once it was sent a first time. */
export interface Case {
  readonly send: TestShop['request'];
  readonly request: ShopRequest;
  readonly spoil?: () => Promise<unknown>;
}

export const post = (url: string, payload?: object, headers = {}): ShopRequest => ({ method: 'POST', url, payload, headers });

/** The request, sent under an idempotency key. */
export const withKey = ({ headers, ...request }: ShopRequest, key: string) => ({
  ...request,
  headers: { ...headers, 'idempotency-key': key },
});

/** A field of each body with another value. The same key with such a body is refused, but at `acceptInvitation` answered as at first. */
export const OTHER_BODIES: Readonly<Record<string, object>> = {
  createOrder: { specialInstructions: 'Another' },
  createOrderForClient: { specialInstructions: 'Another' },
  createPartnerOrder: { specialInstructions: 'Another' },
  createClient: { language: 'en' },
  createCryptoPayment: { currency: 'ETH' },
  createCardPayment: { orderId: randomUUID() },
  noteConsultation: { text: 'Another' },
  sendConsultationAnswer: { text: 'Another' },
  beginRefund: { reason: 'Another' },
  acceptInvitation: { name: 'Another' },
  playPartnerOrder: { startDate: '2027-01-16' },
  confirmPartnerPayment: { reference: 'Another' },
  confirmPayment: { reference: 'Another' },
  declinePartnerPayment: { reason: 'Another' },
  declinePayment: { reason: 'Another' },
  cancelPartnerOrder: { reason: 'Another' },
  beginArticle: { name: 'Another' },
  beginService: { name: 'Another' },
  addPartner: { name: 'Another' },
  makeOwnKey: { name: 'Another' },
  makeKeyForPartner: { name: 'Another' },
  rotateOwnKey: { keepHours: 1 },
  rotateKeyOfPartner: { keepHours: 1 },
  addWebhook: { description: 'Another' },
  sendWebhookExample: { type: 'order.created' },
  redeliverFailedWebhooks: { since: '2026-11-02T00:00:00Z' },
};

/** What an answer names: an order's or payment's id, a page, a secret, a link's token, or the refunds that began. */
export function idsIn(body: Named) {
  const { id, paymentId, url, secret, key, token, items: begun = [] } = body;
  return { id, paymentId, url, secret, key, token, begun: begun.map((refund) => refund.id) };
}

type Named = Partial<Record<'id' | 'paymentId' | 'url' | 'secret' | 'key' | 'token', string>> & {
  items?: readonly { id: string }[];
};
