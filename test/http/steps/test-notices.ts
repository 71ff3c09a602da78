import { createHmac, timingSafeEqual } from 'node:crypto';
import { ShopError } from '#kernel/errors.ts';
import type { NoticeReader } from '#modules/payments/index.ts';
import type { TestShop } from '../../support/shop.ts';

/** The signature that the reader of the tests believes. */
export const sign = (body: string) => createHmac('sha256', 'a secret').update(body).digest('hex');

/** Reads notices such as `{"event":"1","payment":"<id>"}`, signed in the header `x-sign`. */
export const testReader = {
  gateway: 'sandbox',
  about: 'coins',
  read({ body, headers }) {
    const sent = Buffer.from(headers['x-sign'] ?? '');
    const right = Buffer.from(sign(Buffer.from(body).toString()));
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw new ShopError('invalid_signature');
    const { event, payment } = readJson(body);
    if (event === undefined) throw new ShopError('malformed_notice');
    return payment ? { eventKey: event, gatewayPaymentIds: [payment] } : undefined;
  },
} satisfies NoticeReader;

function readJson(body: Uint8Array): { event?: string; payment?: string } {
  return JSON.parse(Buffer.from(body).toString());
}

/** Sends a body to the shop as its gateway would, with its own signature unless another is given. */
export function sendNotice(
  shop: TestShop,
  body: object | string,
  headers: Record<string, string> = {},
  gateway: string = testReader.gateway,
) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const usual = { 'content-type': 'application/json', 'x-sign': sign(payload) };
  return shop.request({ method: 'POST', url: `/api/webhooks/${gateway}`, payload, headers: { ...usual, ...headers } });
}
