import { createHmac, randomUUID } from 'node:crypto';
import type { Notice } from './stand-in-server.ts';

/** A notice with its signature. */
export function sign(delivery: object, secret: string): Notice {
  // BTCPay indents, so a reader that serialises the body again gets another signature.
  const body = JSON.stringify(delivery, null, 2);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` } };
}

/** The same notice, delivered again as BTCPay does: with an id of its own, and the id of the first delivery. */
export function redelivered({ body }: Notice, secret: string): Notice {
  return sign({ ...JSON.parse(body), deliveryId: randomUUID(), isRedelivery: true }, secret);
}
