import Stripe from 'stripe';
import type { CardReport, CardSession, CardSessionGateway, OpenedSession } from '#modules/payments/index.ts';
import { amountOf, checkoutFor, isOurs } from './checkout.ts';
import { createStripeClient, isRefusal, malformed, STRIPE, type StripeOptions, throwUnavailable, unavailable } from './client.ts';
import { readMoney } from './money.ts';
import { stateOf } from './states.ts';

type StripeSession = Stripe.Checkout.Session;

export interface StripeGatewayOptions extends StripeOptions {
  /** Whether cards are charged for real. */
  readonly livemode: boolean;
  /** The order's page, to which the payer returns. */
  readonly orderUrl: (orderId: string, language: string) => string;
}

/** Card payments through Stripe Checkout: one of Stripe's sessions for each session of the shop. */
export function createStripeGateway({ livemode, orderUrl, ...options }: StripeGatewayOptions): CardSessionGateway {
  const client = createStripeClient(options);
  const { sessions } = client.checkout;

  async function reportOn(shown: StripeSession, session: OpenedSession): Promise<CardReport> {
    const state = stateOf(shown);
    if (shown.id !== session.gatewaySessionId) throw malformed('another session than the wanted one');
    if (!state) throw malformed('a state that the shop does not know');
    const report = { state, amountUsd: amountOf(shown), isOurs: isOurs(shown, session, livemode) };
    return state === 'paid' ? { ...report, gatewayPaymentId: paymentOf(shown) } : report;
  }

  async function read(session: OpenedSession): Promise<CardReport> {
    const retrieval = sessions.retrieve(session.gatewaySessionId, { expand: ['payment_intent'] });
    return reportOn(await retrieval.catch(throwUnavailable), session);
  }

  return {
    name: STRIPE,
    write: (request) => JSON.stringify(checkoutFor(request, orderUrl)),

    async open(session) {
      const shown = await sessions.create(JSON.parse(session.request), { idempotencyKey: session.id }).catch((error: unknown) => {
        if (isRefusal(error)) return 'refused' as const;
        throw unavailable(error);
      });
      return shown === 'refused' ? shown : addressOf(shown, session, livemode);
    },

    read,
    readMoney: (session) => readMoney(client, session),

    async end(session) {
      const ended = await sessions.expire(session.gatewaySessionId).catch((error: unknown) => {
        // The payer may be done, or the session is over: then it cannot be ended, and tells what it is.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
        throw unavailable(error);
      });
      return ended ? reportOn(ended, session) : read(session);
    },
  };
}

/** Stripe's name of the payment that a session has made. */
function paymentOf({ payment_intent: intent }: StripeSession): string {
  const id = typeof intent === 'object' ? intent?.id : intent;
  if (!id) throw malformed('a paid session without its payment');
  return id;
}

/** Where the payer of a new session is sent; only for the session that was asked for. */
function addressOf(shown: StripeSession, session: CardSession, livemode: boolean) {
  const { id, url } = shown;
  const isWanted = isOurs(shown, session, livemode) && amountOf(shown) === session.amountUsd;
  if (typeof id !== 'string' || !/^[!-~]{1,100}$/.test(id) || !isWanted) throw malformed('another session than the wanted one');
  if (!url || !/^https?:\/\//.test(url)) throw malformed('a session without an address');
  return { gatewaySessionId: id, url };
}
