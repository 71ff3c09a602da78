import { createHash } from 'node:crypto';
import { BY_HAND, type LedgerFact, type ReviewReason } from '#modules/payments/index.ts';
import type { HandPayment, Review } from './ports.ts';
import { type ConfirmedRefund, hasFailed, type Refund, type RejectedRefund, type SentRefund, writtenCoins } from './refund.ts';
import type { DoneBy } from './refund-states.ts';

// The lines of the ledger for what people decide about money. Addresses, references and reasons are personal: the chain holds their hashes alone.

export function refundRequestedFact(refund: Refund): LedgerFact {
  const { sourceKind, sourceId, amountCents, requestedBy: by, reason } = refund;
  const data = { sourceKind, sourceId, ...writtenCoins(refund), amountCents, by, reasonSha256: sha256(reason) };
  return refundFact('refund_requested', refund, refund.requestedAt, data);
}

export function refundAddressedFact(refund: Refund, address: string, at: Date): LedgerFact {
  return refundFact('refund_addressed', refund, at, { addressSha256: sha256(address) });
}

/** The line has `corrected` when the money was sent before and only its reference is another. */
export function refundSentFact(refund: SentRefund, isCorrection: boolean): LedgerFact {
  const { reference, sentBy: by, sentAt } = refund;
  const corrected = isCorrection ? { corrected: true } : {};
  return refundFact('refund_sent', refund, sentAt, { referenceSha256: sha256(reference), by, ...corrected });
}

export function refundConfirmedFact(refund: ConfirmedRefund): LedgerFact {
  return refundFact('refund_confirmed', refund, refund.confirmedAt, { by: refund.confirmedBy });
}

/**
 * The line has `failed` unless people have declined the refund, and `wasSent` when its money had been sent. A failed one also has all reviews
 * that the payment in a coin or by card has since. A coin's payment is that of the line.
 */
export function refundRejectedFact(refund: RejectedRefund, reviews?: readonly ReviewReason[]): LedgerFact {
  const { rejectedBy: by, rejectedAt: at, why, sent } = refund;
  const data = { by, reasonSha256: sha256(why) };
  if (!hasFailed(refund)) return refundFact('refund_rejected', refund, at, data);
  const failed = sent ? { failed: true, wasSent: true } : { failed: true };
  const cardPaymentId = refund.sourceKind === 'card' ? refund.sourceId : undefined;
  return refundFact('refund_rejected', refund, at, { ...data, ...failed, cardPaymentId, reviews });
}

function refundFact(kind: LedgerFact['kind'], refund: Refund, at: Date, details: object): LedgerFact {
  const { id: refundId, orderId, gateway, sourceKind, sourceId } = refund;
  return { orderId, paymentId: sourceKind === 'coin' ? sourceId : null, gateway, kind, at, data: { refundId, ...details } };
}

/** A person has decided what becomes of money that needed a review. */
export function reviewSettledFact(
  { kind, id, orderId, gateway, reasons }: Pick<Review, 'kind' | 'id' | 'orderId' | 'gateway' | 'reasons'>,
  { by, at, note }: DoneBy & { readonly note: string },
): LedgerFact {
  const data = { cardPaymentId: kind === 'card' ? id : undefined, reasons, by, noteSha256: sha256(note) };
  return { orderId, paymentId: kind === 'coin' ? id : null, gateway, kind: 'review_settled', at, data };
}

/** One person has confirmed money for an order, or two have. */
export function handPaidFact(hand: HandPayment, at: Date): LedgerFact {
  const data = {
    handPaymentId: hand.id,
    amountCents: hand.amountCents,
    by: hand.confirmedBy,
    partner: hand.partner ?? undefined,
    agreedBy: hand.agreedBy ?? undefined,
    // Only told when true, so that a line of two people says nothing of it.
    agreedAlone: hand.agreedAlone || undefined,
    referenceSha256: sha256(hand.reference),
    evidenceSha256: hand.evidenceFile?.sha256,
  };
  return { orderId: hand.orderId, paymentId: null, gateway: BY_HAND, kind: 'hand_paid', at, data };
}

/**
 * A person takes back that the money has come: the reverse of `hand_paid`, and of the `order_paid` of the same round. `round` is how often
 * that happened to the order before.
 */
export function takenBackFacts(
  { id: handPaymentId, orderId, amountCents }: HandPayment,
  { by, at }: DoneBy,
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

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
