import Stripe from 'stripe';
import type { CardReport, CardSession, CardSessionGateway, OpenedSession, SessionState } from '#modules/payments/index.ts';
import { isGatewayId } from '../../gateway-http/gateway-id.ts';
import { amountOf, checkoutFor, isOurs } from './checkout.ts';
import { createStripeClient, isRefusal, STRIPE, type StripeOptions, throwUnavailable, unavailable, unusable } from './client.ts';
import { readMoney } from './money.ts';

type StripeSession = Stripe.Checkout.Session;

interface StripeGatewayOptions extends StripeOptions {
  /** Whether cards are charged for real. */
  readonly livemode: boolean;
  /** The order's page, to which the payer returns. */
  readonly orderUrl: (orderId: string, language: string) => string;
}

/** Card payments through Stripe Checkout: one of Stripe's sessions for each session of the shop. */
export function createStripeGateway({ livemode, orderUrl, ...options }: StripeGatewayOptions): CardSessionGateway {
  const client = createStripeClient(options);
  const { sessions } = client.checkout;

  function reportOn(checkout: StripeSession, session: OpenedSession): CardReport {
    const state = stateOf(checkout);
    if (checkout.id !== session.gatewaySessionId) throw unusable('another session than the wanted one');
    if (!state) throw unusable('a state that the shop does not know');
    const report = { state, amountCents: amountOf(checkout), isOurs: isOurs(checkout, session, livemode) };
    return state === 'paid' ? { ...report, gatewayPaymentId: paymentOf(checkout) } : report;
  }

  async function read(session: OpenedSession): Promise<CardReport> {
    const retrieval = sessions.retrieve(session.gatewaySessionId, { expand: ['payment_intent'] });
    return reportOn(await retrieval.catch(throwUnavailable), session);
  }

  return {
    name: STRIPE,
    write: (request) => JSON.stringify(checkoutFor(request, orderUrl)),

    async open(session) {
      const creation = sessions.create(JSON.parse(session.request), { idempotencyKey: session.id });
      const checkout = await creation.catch(undefinedIfRefused);
      return checkout === undefined ? 'refused' : openedCheckout(checkout, session, livemode);
    },

    read,
    readMoney: (session) => readMoney(client, session),

    async end(session) {
      const ended = await sessions.expire(session.gatewaySessionId).catch(undefinedIfOver);
      return ended ? reportOn(ended, session) : read(session);
    },
  };
}

function undefinedIfRefused(error: unknown): undefined {
  if (!isRefusal(error)) throw unavailable(error);
}

/** When the payer is done, or the session has ended by itself, Stripe refuses to end it. */
function undefinedIfOver(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
}

/** Stripe's name of the payment that a session has made. */
function paymentOf({ payment_intent: intent }: StripeSession): string {
  const id = typeof intent === 'object' ? intent?.id : intent;
  if (!id) throw unusable('a paid session without its payment');
  return id;
}

/** A new session as the shop keeps it, with the address to which its payer is sent. Throws when it is not what was asked for. */
function openedCheckout(checkout: StripeSession, session: CardSession, livemode: boolean) {
  const { id, url } = checkout;
  const isWanted = isOurs(checkout, session, livemode) && amountOf(checkout) === session.amountCents;
  if (!isGatewayId(id) || !isWanted) throw unusable('another session than the wanted one');
  if (!url || !/^https?:\/\//.test(url)) throw unusable('a session without an address');
  return { gatewaySessionId: id, url };
}

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
