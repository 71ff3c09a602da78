import type { Clock } from '#kernel/clock.ts';
import type { OpenedPayment } from './payment.ts';
import type { PaymentReader } from './ports.ts';

interface Deps {
  readonly payments: PaymentReader;
  readonly check: (payment: OpenedPayment) => Promise<OpenedPayment>;
  readonly clock: Clock;
  /** Called for each payment whose check failed; a later sweep checks this payment again. */
  readonly onFailure: (payment: OpenedPayment, error: unknown) => void;
}

const AT_ONCE = 5;
/** The most payments in one sweep; the rest waits for the next sweep, so that a sweep ends and the process can stop. */
const MOST_IN_A_TURN = 500;

/**
 * Checks every payment whose check is due, so that money is seen even when every browser is closed and every notice is lost. Any
 * number of instances may sweep at the same time, because they claim payments. Returns the number of checked payments.
 */
export function createSweepPayments({ payments, check, clock, onFailure }: Deps) {
  return async (): Promise<number> => {
    let checked = 0;
    let due: readonly OpenedPayment[];
    do {
      due = await payments.claimDue(clock(), AT_ONCE);
      await Promise.all(due.map((payment) => check(payment).catch((error) => onFailure(payment, error))));
      checked += due.length;
    } while (due.length === AT_ONCE && checked < MOST_IN_A_TURN);
    return checked;
  };
}
