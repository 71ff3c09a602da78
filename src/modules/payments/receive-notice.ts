import { createHash } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { GatewayEvent, NoticeReader, PaymentTransact, StoredNotice } from './ports.ts';

export type NoticeOutcome = 'accepted' | 'repeated' | 'unknown_payment' | 'ignored';

/** Notices of one payment beyond these are not kept; the payment is still checked. */
const MOST_NOTICES = 100;

/**
 * Takes a gateway's notice. The notice pays nothing: it is verified, stored once and recorded in the ledger, and the check of its payment
 * becomes due, all in one transaction; what the notice claims is then asked from the gateway by the sweep. A forged notice reaches no
 * database. `unknown_payment`: the payment may still be being opened, and is then checked soon after. Throws `not_found` for a gateway
 * without a reader, `invalid_signature`, `malformed_notice`.
 */
export function createReceiveNotice(deps: { transact: PaymentTransact; readers: readonly NoticeReader[]; clock: Clock }) {
  return async (gateway: string, notice: Parameters<NoticeReader['read']>[0]): Promise<NoticeOutcome> => {
    const reader = deps.readers.find((each) => each.gateway === gateway);
    if (!reader) throw new ShopError('not_found');
    const event = reader.read(notice);
    return event ? store(deps.transact, reader.about, asStored(gateway, event, notice.body, deps.clock())) : 'ignored';
  };
}

function asStored(gateway: string, event: GatewayEvent, bytes: Uint8Array, receivedAt: Date): StoredNotice {
  const bodySha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...event, gateway, receivedAt, bodySha256, body: Buffer.from(bytes).toString() };
}

function store(transact: PaymentTransact, about: NoticeReader['about'], notice: StoredNotice): Promise<NoticeOutcome> {
  const { gateway, gatewayPaymentIds, eventKey, bodySha256, receivedAt: at } = notice;
  const [own = ''] = gatewayPaymentIds;
  return transact(async ({ orders, payments, cards, notices }) => {
    const isKept = (await notices.count(gateway, own)) < MOST_NOTICES;
    if (isKept && !(await notices.add(notice))) return 'repeated';
    const watched = about === 'coins' ? payments : cards;
    const payment = await watched.findNoticed(gateway, notice);
    if (!payment) return 'unknown_payment';
    const { id, orderId } = payment;
    await orders.lock(orderId);
    const paymentId = about === 'coins' ? id : null;
    const data = { eventKey, gatewayPaymentIds, bodySha256, ...(about === 'cards' && { cardSessionId: id }) };
    if (isKept) await payments.record({ orderId, paymentId, gateway, kind: 'noticed', at, data });
    await watched.checkSoon(id, at);
    return 'accepted';
  });
}
