import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import {
  handPaidFact,
  refundAddressedFact,
  refundConfirmedFact,
  refundRequestedFact,
  refundSentFact,
  reviewSettledFact,
  sha256,
  takenBackFacts,
} from './facts.ts';
import { newHandPayment } from './hand-payment.ts';
import type { Refund } from './refund.ts';

const at = new Date('2026-11-20T10:00:00Z');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const refund: Refund = {
  id: 'the refund',
  orderId: 'the order',
  sourceKind: 'coin',
  sourceId: 'the payment',
  gateway: 'sandbox',
  amountCents: cents(30_000),
  coin: 'BTC',
  units: 100n,
  reason: 'Paid twice',
  requestedBy: 'Olga',
  requestedAt: at,
  askedAt: null,
  state: 'requested',
};
const byCard: Refund = { ...refund, sourceKind: 'card', coin: null, units: null };
const entered = { id: 'by hand', amount: cents(30_000), reference: 'transfer 17', by: 'Olga', at };
const hand = { ...newHandPayment(anOrder(), entered), orderId: 'the order' };

test('a hash is the one of the same text that everybody can compute', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a refund of coins stands at its payment, and one of a card at the order alone and without coins', () => {
  const said = {
    refundId: 'the refund',
    sourceId: 'the payment',
    amountCents: 30_000,
    by: 'Olga',
    reasonSha256: hash('Paid twice'),
  };
  expect(refundRequestedFact(refund)).toEqual({
    orderId: 'the order',
    gateway: 'sandbox',
    at,
    kind: 'refund_requested',
    paymentId: 'the payment',
    data: { ...said, sourceKind: 'coin', coin: 'BTC', units: '100' },
  });
  const { paymentId, data } = refundRequestedFact(byCard);
  expect([paymentId, data]).toEqual([null, { ...said, sourceKind: 'card' }]);
});

test('the steps of a refund tell who did them, and of addresses and references their hashes alone', () => {
  const sent = { ...refund, state: 'sent', address: 'bc1q', reference: 'f00d', sentBy: 'Dennis', sentAt: at } as const;
  const data = [
    refundAddressedFact(refund, 'bc1q', at).data,
    refundSentFact(sent, false).data,
    refundSentFact({ ...sent, reference: 'beef' }, true).data,
    refundConfirmedFact({ ...sent, state: 'confirmed', confirmedBy: 'Vera', confirmedAt: at }).data,
  ];
  expect(data).toEqual([
    { refundId: 'the refund', addressSha256: hash('bc1q') },
    { refundId: 'the refund', referenceSha256: hash('f00d'), by: 'Dennis' },
    { refundId: 'the refund', referenceSha256: hash('beef'), by: 'Dennis', corrected: true },
    { refundId: 'the refund', by: 'Vera' },
  ]);
});

test('a decision about a payment in a coin stands at it, one about a card payment names it, and one about a line neither', () => {
  const place = { orderId: 'the order', gateway: 'sandbox', at };
  const verdict = { by: 'Olga', at, note: 'Won' };
  const expected = { reasons: ['disputed'], by: 'Olga', noteSha256: hash('Won') };
  const settled = (kind: 'coin' | 'card' | 'line') =>
    reviewSettledFact({ ...place, kind, id: 'subject', reasons: ['disputed'] }, verdict);
  expect(settled('coin')).toEqual({ ...place, kind: 'review_settled', paymentId: 'subject', data: expected });
  expect(settled('card')).toMatchObject({ paymentId: null, data: { cardPaymentId: 'subject', ...expected } });
  expect(settled('line')).toEqual({ ...place, kind: 'review_settled', paymentId: null, data: expected });
});

test('money by hand tells who confirmed it, and of partner, second person and proof what there is', () => {
  const expected = { handPaymentId: 'by hand', amountCents: 30_000, by: 'Olga', referenceSha256: hash('transfer 17') };
  expect(handPaidFact(hand, at).data).toEqual(expected);
  const evidenceFile = { id: 'a file', mediaType: 'application/pdf', sha256: 'its hash' } as const;
  const more = { partner: 'indra', agreedBy: 'Boris', agreedAlone: true };
  const { data } = handPaidFact({ ...hand, ...more, evidenceFile }, at);
  expect(data).toEqual({ ...expected, ...more, evidenceSha256: 'its hash' });
});

test('money by hand that is taken back is the reverse of two lines', () => {
  const place = { orderId: 'the order', paymentId: null, gateway: 'by hand', at };
  expect(takenBackFacts(hand, { by: 'Vera', at }, 1, 7)).toEqual([
    { ...place, kind: 'hand_taken_back', data: { handPaymentId: 'by hand', amountCents: 30_000, by: 'Vera' } },
    { ...place, kind: 'order_unpaid', data: { round: 1, receiptNumber: 7 } },
  ]);
});
