import { createHmac, timingSafeEqual } from 'node:crypto';
import { ShopError } from '#kernel/errors.ts';
import { isUuid } from '#kernel/ids.ts';
import type { NoticeReader } from '#modules/payments/index.ts';
import { isGatewayId } from '../../gateway-http/gateway-id.ts';
import { readNoticeBody } from '../../gateway-http/notice-body.ts';
import { BTCPAY } from './gateway.ts';

/** What the shop reads of a notice (webhook delivery). */
interface Delivery {
  readonly type?: unknown;
  readonly deliveryId?: unknown;
  readonly originalDeliveryId?: unknown;
  /** How older servers spell `originalDeliveryId`. */
  readonly orignalDeliveryId?: unknown;
  readonly storeId?: unknown;
  readonly invoiceId?: unknown;
  readonly metadata?: { readonly orderId?: unknown } | null;
}

/** Reads the notices of a BTCPay server, signed with any of `secrets`: the newer of two secrets need not be known to BTCPay yet. */
export function createBtcpayNotices({ secrets, storeId }: { secrets: readonly string[]; storeId: string }): NoticeReader {
  return {
    gateway: BTCPAY,
    about: 'coins',
    read({ body, headers }) {
      if (!isSigned(body, headers['btcpay-sig'], secrets)) throw new ShopError('invalid_signature');
      const delivery: Delivery = readNoticeBody(body);
      if (delivery.storeId !== storeId || !isAboutMoney(delivery)) return undefined;
      // A repetition has an id of its own, and names the first delivery. The first delivery may name itself or nothing.
      const eventKey = delivery.originalDeliveryId ?? delivery.orignalDeliveryId ?? delivery.deliveryId;
      const { invoiceId, metadata } = delivery;
      if (!isGatewayId(eventKey) || !isGatewayId(invoiceId)) throw new ShopError('malformed_notice');
      const paymentId = metadata?.orderId;
      return { eventKey, gatewayPaymentIds: [invoiceId], paymentId: isUuid(paymentId) ? paymentId : undefined };
    },
  };
}

/** Compares in constant time, and with every secret, so that the time of an answer does not tell how near a guess came. */
function isSigned(body: Uint8Array, signature: string | undefined, secrets: readonly string[]): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '') ?? [];
  if (!hex) return false;
  const sent = Buffer.from(hex, 'hex');
  const matches = secrets.map((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), sent));
  return matches.includes(true);
}

/** Notices of payouts, subscriptions and requests say nothing of a payment, nor does the creation of an invoice. */
function isAboutMoney({ type }: Delivery): boolean {
  return typeof type === 'string' && type.startsWith('Invoice') && type !== 'InvoiceCreated';
}
