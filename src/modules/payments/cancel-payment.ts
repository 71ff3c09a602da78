import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound } from '#kernel/errors.ts';
import { changeFact } from './facts.ts';
import { cancel, isSame } from './payment.ts';
import type { PaymentReader, PaymentTransact } from './ports.ts';
import { type PaymentView, viewPayment } from './view-payment.ts';

interface Deps extends WriteDeps<PaymentTransact> {
  readonly payments: PaymentReader;
  /** Whether the links of payments lead to test networks. */
  readonly isTest: boolean;
}

/** Cancels a payment for its payer while it waits; in any other state it stays as it is. The address is still watched. Throws `not_found`. */
export function createCancelPayment(deps: Deps) {
  return async (paymentId: string): Promise<PaymentView> => {
    const known = requireFound(await deps.payments.find(paymentId));
    return deps.transact(async ({ orders, payments }) => {
      await orders.lock(known.orderId);
      const before = requireFound(await payments.lock(paymentId));
      const at = deps.clock();
      const after = cancel(before, at);
      if (isSame(before, after)) return viewPayment(before, deps.isTest);
      await payments.record(changeFact('cancelled', before, after, at));
      await payments.save(after);
      return viewPayment(after, deps.isTest);
    });
  };
}
