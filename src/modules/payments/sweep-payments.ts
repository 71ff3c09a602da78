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

const AT_ONCE = 5;
/** In one turn; what is then still due waits for the next, so that a turn ends and the shop can stop. */
const MOST_IN_A_TURN = 500;

/**
 * The shop's own look at every payment whose check is due, so that money is seen with every browser closed and every notice lost, also
 * behind a crowd of payments that nobody will ever pay. Any number of instances may sweep at the same time. Returns how many were checked.
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
