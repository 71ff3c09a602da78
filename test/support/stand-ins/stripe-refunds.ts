import { randomBytes } from 'node:crypto';
import type { Form } from './stripe-form.ts';

interface StandInRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'requires_action' | 'canceled';
  readonly failure_reason?: string;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
}

interface Deps {
  /** What a payment (intent) has taken in cents; undefined for one that has taken nothing. */
  readonly takenBy: (intent: string) => number | undefined;
  /** In seconds. */
  readonly now: () => number;
}

const PARAMETERS = /^(payment_intent|amount|reason|metadata)$/;
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** The refunds at Stripe's stand-in. `create` refuses what Stripe refuses, with a status and a message. */
export function createStandInRefunds({ takenBy, now }: Deps) {
  const refunds = new Map<string, StandInRefund>();
  const of = (intent: string) => [...refunds.values()].filter((each) => each.payment_intent === intent);
  const paidBack = (intent: string) =>
    of(intent)
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0);

  function put(refund: StandInRefund): StandInRefund {
    refunds.set(refund.id, refund);
    return refund;
  }

  return {
    of,
    paidBack,
    find: (id: string) => refunds.get(id),
    create(form: Form): StandInRefund | { readonly status: number; readonly message: string } {
      const unknown = Object.keys(form).find((name) => !PARAMETERS.test(name));
      if (unknown) return { status: 400, message: `Received unknown parameter: ${unknown}` };
      const intent = `${form.payment_intent}`;
      const amount = Number(form.amount);
      const reason = form.reason ?? null;
      const taken = takenBy(intent);
      if (taken === undefined) return { status: 404, message: 'No such payment_intent' };
      if (!/^[1-9]\d*$/.test(`${form.amount}`)) return { status: 400, message: 'Invalid integer' };
      const isKnownReason = reason === null || (typeof reason === 'string' && REASONS.includes(reason));
      if (!isKnownReason) return { status: 400, message: 'Invalid reason' };
      if (paidBack(intent) + amount > taken)
        return { status: 400, message: 'Refund amount is greater than unrefunded amount on charge' };
      return put({
        id: `re_${randomBytes(12).toString('hex')}`,
        object: 'refund',
        amount,
        currency: 'usd',
        payment_intent: intent,
        status: 'succeeded',
        reason: reason as string | null,
        metadata: (form.metadata ?? {}) as Record<string, string>,
        created: now(),
      });
    },
    change: (id: string, changes: Partial<StandInRefund>) => put({ ...(refunds.get(id) as StandInRefund), ...changes }),
  };
}
