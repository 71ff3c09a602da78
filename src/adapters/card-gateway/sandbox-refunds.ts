import { requireFound } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { CardRefund, CardRefunds } from '#modules/payments/index.ts';
import { LINK } from './link.ts';

export interface SandboxRefund {
  readonly id: string;
  readonly cardPaymentId: string;
  readonly amountCents: Cents;
}

/** The refunds of the sandbox, separate from the records of the shop. */
export interface SandboxRefundStore {
  /**
   * Adds a refund unless its payment's refunds would be more than `most` together, and returns the refund that is stored under its id
   * after that; undefined when there is none.
   */
  add(refund: SandboxRefund, most: Cents): Promise<SandboxRefund | undefined>;
  find(id: string): Promise<SandboxRefund | undefined>;
}

/** Refunds of the payments that a sandbox takes through its link: they succeed at once. */
export function createSandboxCardRefunds(refunds: SandboxRefundStore): CardRefunds {
  return {
    name: LINK,
    async refundPayment({ payment, amountCents, idempotencyKey }) {
      if (amountCents <= 0) return 'refused';
      const refund = { id: idempotencyKey, cardPaymentId: payment.id, amountCents };
      const stored = await refunds.add(refund, payment.amountCents);
      const isSame = stored?.cardPaymentId === payment.id && stored.amountCents === amountCents;
      return isSame ? toCardRefund(stored) : 'refused';
    },
    async readRefund(refundId) {
      const refund = requireFound(await refunds.find(refundId));
      return toCardRefund(refund);
    },
  };
}

function toCardRefund({ id, amountCents }: SandboxRefund): CardRefund {
  return { refundId: id, status: 'succeeded', amountCents, failureReason: null };
}
