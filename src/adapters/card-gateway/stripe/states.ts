import type Stripe from 'stripe';
import type { SessionState } from '#modules/payments/index.ts';

type StripeState = Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>;

/** What Stripe's words mean for the shop; undefined for words that the shop does not know, after which it looks again. */
export function stateOf({ status, payment_status: payment, payment_intent: intent }: StripeState): SessionState | undefined {
  switch (status) {
    case 'open':
      return 'open';
    case 'expired':
      return 'expired';
    case 'complete':
      if (payment === 'paid') return 'paid';
      // With a delayed method a complete checkout is unpaid for a while: the payment itself tells whether it has failed.
      return payment === 'unpaid' ? afterCompletion(typeof intent === 'object' ? intent?.status : undefined) : undefined;
    default:
      return undefined;
  }
}

/** The state of a complete checkout that is unpaid. While its payment is not told, the money counts as on its way. */
function afterCompletion(status: Stripe.PaymentIntent.Status | undefined): SessionState {
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
}
