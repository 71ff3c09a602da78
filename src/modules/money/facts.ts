import { createHash } from 'node:crypto';
import type { LedgerFact } from '#modules/payments/index.ts';
import type { HandPayment, Review } from './ports.ts';
import { type Deed, type Refund, type RejectedRefund, type SendingDeed, writtenCoins } from './refund.ts';

/** What the lines of a refund say. Addresses, references and reasons are personal: the chain holds their hashes alone. */
export type RefundData = { readonly refundId: string } & Readonly<Record<string, unknown>>;

export function refundRequestedFact(refund: Refund): LedgerFact {
  const { sourceKind, sourceId, amountUsd: amountCents, requestedBy: by, reason } = refund;
  const data = { sourceKind, sourceId, ...writtenCoins(refund), amountCents, by, reasonSha256: sha256(reason) };
  return refundFact('refund_requested', refund, refund.requestedAt, data);
}

export function refundAddressedFact(refund: Refund, address: string, at: Date): LedgerFact {
  return refundFact('refund_addressed', refund, at, { addressSha256: sha256(address) });
}

export function refundSentFact(refund: Refund, { reference, by, at }: SendingDeed): LedgerFact {
  return refundFact('refund_sent', refund, at, { referenceSha256: sha256(reference), by });
}

export function refundConfirmedFact(refund: Refund, { by, at }: Deed): LedgerFact {
  return refundFact('refund_confirmed', refund, at, { by });
}

/** `hasFailed`: nobody has declined it; the gateway could not pay it, or what was sent did not arrive. */
export function refundRejectedFact(refund: RejectedRefund, hasFailed: boolean): LedgerFact {
  const { rejectedBy: by, rejectedAt: at, why, sent } = refund;
  const data = { by, reasonSha256: sha256(why) };
  if (!hasFailed) return refundFact('refund_rejected', refund, at, data);
  return refundFact('refund_rejected', refund, at, { ...data, failed: true, ...(sent ? { wasSent: true } : {}) });
}

function refundFact(kind: LedgerFact['kind'], refund: Refund, at: Date, details: object): LedgerFact {
  const { id: refundId, orderId, gateway, sourceKind, sourceId } = refund;
  const data: RefundData = { refundId, ...details };
  return { orderId, paymentId: sourceKind === 'coin' ? sourceId : null, gateway, kind, at, data };
}

/** A person has decided what becomes of money that needed a review. */
export function reviewSettledFact(
  { kind, id, orderId, gateway, reasons }: Pick<Review, 'kind' | 'id' | 'orderId' | 'gateway' | 'reasons'>,
  { by, at, note }: Deed & { readonly note: string },
): LedgerFact {
  const data = { ...(kind === 'card' ? { cardPaymentId: id } : {}), reasons, by, noteSha256: sha256(note) };
  return { orderId, paymentId: kind === 'coin' ? id : null, gateway, kind: 'review_settled', at, data };
}

/** Money for an order that a person confirms, or two. */
export function handPaidFact(hand: HandPayment, at: Date): LedgerFact {
  const { agreedBy, agreedAlone, partner, evidenceFile } = hand;
  const data = {
    handPaymentId: hand.id,
    amountCents: hand.amountUsd,
    by: hand.confirmedBy,
    ...(partner === null ? {} : { partner }),
    ...(agreedBy === null ? {} : { agreedBy }),
    ...(agreedAlone ? { agreedAlone } : {}),
    referenceSha256: sha256(hand.reference),
    ...(evidenceFile ? { evidenceSha256: evidenceFile.sha256 } : {}),
  };
  return { orderId: hand.orderId, paymentId: null, gateway: BY_HAND, kind: 'hand_paid', at, data };
}

/** A person takes back that the money has come: the reverse of `hand_paid` and of `order_paid`. `round` counts from 0 for each order. */
export function takenBackFacts(
  { id: handPaymentId, orderId, amountUsd: amountCents }: HandPayment,
  { by, at }: Deed,
  round: number,
  receiptNumber: number | undefined,
): readonly LedgerFact[] {
  const place = { orderId, paymentId: null, gateway: BY_HAND, at };
  return [
    { ...place, kind: 'hand_taken_back', data: { handPaymentId, amountCents, by } },
    { ...place, kind: 'order_unpaid', data: { round, receiptNumber } },
  ];
}

/** The customer asks for a refund, or a person has declined it. */
export function askFact(
  kind: 'refund_asked' | 'refund_declined',
  orderId: string,
  at: Date,
  data: LedgerFact['data'] = {},
): LedgerFact {
  return { orderId, paymentId: null, gateway: BY_HAND, kind, at, data };
}

/** What stands for a gateway in the ledger where a person acts and no gateway does. */
export const BY_HAND = 'by hand';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
