import { requireFound } from '#kernel/errors.ts';
import { type CheckDeps, createCheckPayment } from './check-payment.ts';
import type { GatewayCalls } from './gateways.ts';
import { isCompletedOrClosed, type OpenedPayment } from './payment.ts';
import type { PaymentReader } from './ports.ts';
import { type PaymentView, viewPayment } from './view-payment.ts';

interface Deps extends CheckDeps {
  readonly payments: PaymentReader;
  readonly calls: GatewayCalls;
  /** Whether the links of payments lead to test networks. */
  readonly isTest: boolean;
}

/** The gateway is asked about a payment at most once in this time, however many browsers poll. */
const MILLISECONDS_BETWEEN_CHECKS = 5000;
/** The most questions of payers that wait for the gateway at the same time, so that a gateway that hangs cannot fill the server. */
const MOST_WAITING = 30;

/**
 * Returns a payment for its payer, after asking the gateway if nobody asked in the last five seconds. When the check fails, or the gateway
 * may not be asked now, returns the payment as last stored; a look that `claimCheck` has noted makes the sweep ask soon. Throws `not_found`.
 */
export function createPaymentStatus(deps: Deps) {
  const check = createCheckPayment(deps);
  const askIfAllowed = async (payment: OpenedPayment): Promise<OpenedPayment> => {
    const now = deps.clock();
    const notSince = new Date(now.getTime() - MILLISECONDS_BETWEEN_CHECKS);
    if (!(await deps.payments.claimCheck(payment.id, notSince, now))) return payment;
    const callsTaken = await deps.calls.take(1);
    if (callsTaken === 0) return payment;
    // Whatever fails in the check fails in the sweep too, which reports it. A partial report was stored before.
    return check(payment).catch(async () => (await deps.payments.find(payment.id)) ?? payment);
  };
  let waiting = 0;
  return async (paymentId: string): Promise<PaymentView> => {
    const payment = requireFound(await deps.payments.find(paymentId));
    // Nobody is sent to the address any more, and the sweep alone still watches it. While too many wait, no further payer does.
    if (isCompletedOrClosed(payment) || waiting >= MOST_WAITING) return viewPayment(payment, deps.isTest);
    waiting += 1;
    try {
      return viewPayment(await askIfAllowed(payment), deps.isTest);
    } finally {
      waiting -= 1;
    }
  };
}
