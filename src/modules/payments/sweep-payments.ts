import type { Clock } from '#kernel/clock.ts';
import type { OpenedPayment } from './payment.ts';
import type { PaymentReader } from './ports.ts';

interface Deps {
  readonly payments: PaymentReader;
  readonly check: (payment: OpenedPayment) => Promise<OpenedPayment>;
  readonly clock: Clock;
  /** Called for each payment that could not be checked; it is tried again at its next turn. */
  readonly onFailure: (payment: OpenedPayment, error: unknown) => void;
}

const AT_ONCE = 20;

/**
 * The shop's own look at every payment whose check is due, so that money is seen with every browser closed and every notice lost.
 * Any number of instances may sweep at the same time. Returns how many were checked.
 */
export function createSweepPayments({ payments, check, clock, onFailure }: Deps) {
  return async (): Promise<number> => {
    const due = await payments.claimDue(clock(), AT_ONCE);
    for (const payment of due) await check(payment).catch((error) => onFailure(payment, error));
    return due.length;
  };
}
