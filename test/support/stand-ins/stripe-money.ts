import { randomBytes } from 'node:crypto';
import type { Answer, ReceivedRequest } from './stand-in-server.ts';
import { type createKeptAnswers, good, refused } from './stripe-answers.ts';
import { readForm } from './stripe-form.ts';
import { createStandInRefunds } from './stripe-refunds.ts';

interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: 'usd';
  readonly balance_transactions: readonly { readonly fee: number; readonly currency: 'usd' }[];
  status: string;
}

/** What Stripe keeps of each dispute. */
const DISPUTE_FEE = 1500;

type Deps = Parameters<typeof createStandInRefunds>[0] & { readonly kept: ReturnType<typeof createKeptAnswers> };

/** What became of the money of payments (intents): refunds, disputes, and what Stripe keeps. */
export function createStandInMoney({ takenBy, now, kept }: Deps) {
  const refunds = createStandInRefunds({ takenBy, now });
  const disputes: Dispute[] = [];
  const listOf = (data: readonly object[]) => good({ object: 'list', has_more: false, data });

  function answerOfRefunds({ method, url: { pathname, searchParams }, headers, body }: ReceivedRequest): Answer {
    if (method === 'POST')
      return kept(`${headers['idempotency-key']}`, body, () => {
        const made = refunds.create(readForm(body));
        return 'message' in made ? refused(made.status, 'invalid_request_error', made.message) : good(made);
      });
    const id = pathname.slice('/v1/refunds/'.length);
    if (!id) return listOf(refunds.of(`${searchParams.get('payment_intent')}`));
    const found = refunds.find(id);
    return found ? good(found) : refused(404, 'invalid_request_error', 'No such refund', 'resource_missing');
  }

  function intent(id: string): Answer {
    const amount = takenBy(id);
    if (!amount) return refused(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
    // Of each payment 2.9 % and 30 cents.
    const fee = Math.round(amount * 0.029) + 30;
    const balance_transaction = { object: 'balance_transaction', currency: 'usd', amount, fee, net: amount - fee };
    const latest_charge = {
      object: 'charge',
      amount,
      currency: 'usd',
      amount_refunded: refunds.paidBack(id),
      balance_transaction,
    };
    return good({ id, object: 'payment_intent', latest_charge });
  }

  return {
    refunds,
    /** Answers questions about money; undefined for other questions. */
    answer(request: ReceivedRequest): Answer | undefined {
      const { pathname, searchParams } = request.url;
      const [, resource, id = ''] = /^\/v1\/(refunds|disputes|payment_intents)\b\/?([^/]*)$/.exec(pathname) ?? [];
      if (resource === 'refunds') return answerOfRefunds(request);
      if (resource === 'disputes')
        return listOf(disputes.filter((each) => each.payment_intent === searchParams.get('payment_intent')));
      return resource ? intent(id) : undefined;
    },
    /** Cents of a payment that banks keep. */
    lostOf(payment_intent: string): number {
      const lost = disputes.filter((each) => each.payment_intent === payment_intent && each.status === 'lost');
      const taken = lost.reduce((sum, { amount }) => sum + amount, 0);
      return Math.max(0, Math.min(taken, (takenBy(payment_intent) ?? 0) - refunds.paidBack(payment_intent)));
    },
    /** The payer's bank asks the money of a payment back, all of it or a part, or has decided. */
    dispute(
      payment_intent: string,
      status: string,
      amount = takenBy(payment_intent) ?? 0,
    ): { readonly isNew: boolean; readonly dispute: Dispute } {
      const known = disputes.find((each) => each.payment_intent === payment_intent);
      const id = `du_${randomBytes(8).toString('hex')}`;
      const balance_transactions = [{ fee: DISPUTE_FEE, currency: 'usd' as const }];
      const dispute = known ?? { id, object: 'dispute', payment_intent, amount, currency: 'usd', balance_transactions, status };
      dispute.status = status;
      if (!known) disputes.push(dispute);
      return { isNew: !known, dispute: { ...dispute } };
    },
  };
}
