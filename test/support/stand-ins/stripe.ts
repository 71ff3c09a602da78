import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerInScript, type Notice, type ReceivedRequest, serve } from './stand-in-server.ts';
import { createKeptAnswers, good, refused } from './stripe-answers.ts';
import { createStandInCheckouts } from './stripe-checkouts.ts';
import { type Form, readForm, wrongParameter } from './stripe-form.ts';
import { createStandInMoney } from './stripe-money.ts';
import { checkoutPage } from './stripe-page.ts';
import { type StandInSession, shownOf } from './stripe-session.ts';
import type { Trouble } from './trouble.ts';

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

/** Where the pages of checkouts are. */
const PAGES = '/c/pay/';

interface Options {
  readonly clock: () => Date;
  readonly port?: number;
  readonly secretKey?: string;
  /** Called with each notice; by default notices only gather in `notices`. */
  readonly send?: (notice: Notice) => void;
  /** True: the stand-in itself shows the pages of its checkouts, where a person pays. */
  readonly showsPages?: boolean;
}

/**
 * Starts a server that speaks the part of Stripe's API that the shop uses, and refuses what Stripe refuses, in the time of `clock`. No
 * money exists.
 */
export async function startStripe({ clock, port = 0, secretKey = aKey(), send, showsPages = false }: Options) {
  const notices: Notice[] = [];
  const state = {
    secretKey,
    webhookSecret: 'whsec_the_secret_of_the_webhook',
    /** What happens to the next requests, in this order; `ok` is no trouble. */
    troubles: [] as (Trouble | 'ok')[],
    /** True: the next creation fails, and its failure is kept under its key. */
    keepsFailure: false,
    /** Every request so far: method and path. */
    requests: [] as string[],
  };
  const now = () => Math.floor(clock().getTime() / 1000);
  const pageOf = (id: string) => `${showsPages ? server.url : 'https://checkout.stripe.com'}${PAGES}${id}`;
  const checkouts = createStandInCheckouts({ now, pageOf, tell });
  const { intentOf, takenBy } = checkouts;
  const kept = createKeptAnswers(now);
  const money = createStandInMoney({ takenBy, now, kept });

  const server = await serve(async (request, response) => {
    const path = request.url ?? '';
    if (showsPages && path.startsWith(PAGES)) return showPage(path.slice(PAGES.length), request, response);
    return answerInScript(state, answer, request, response);
  }, port);

  function answer(request: ReceivedRequest): Answer {
    if (request.headers.authorization !== `Bearer ${state.secretKey}`)
      return refused(401, 'invalid_request_error', 'Invalid API Key');
    return money.answer(request) ?? answerOfSessions(request);
  }

  function answerOfSessions({ method, url: { pathname, searchParams }, headers, body }: ReceivedRequest): Answer {
    if (method === 'POST' && pathname === '/v1/checkout/sessions')
      return kept(`${headers['idempotency-key']}`, body, () => create(readForm(body)));
    const [, id = '', action = ''] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const session = checkouts.find(id);
    if (!session) return refused(404, 'invalid_request_error', 'No such checkout.session', 'resource_missing');
    switch (`${method} ${action}`) {
      case 'GET ':
        return good(shownOf(session, searchParams.getAll('expand[0]').includes('payment_intent')));
      case 'POST expire':
        return end(session);
      default:
        return refused(404, 'invalid_request_error', 'Unrecognized request URL');
    }
  }

  /** Sends an event about an object. */
  function tell(type: string, object: object): void {
    const event = { id: `evt_${randomBytes(12).toString('hex')}`, object: 'event', type, livemode: false, created: now() };
    const notice = signStripe({ ...event, data: { object } }, state.webhookSecret, now());
    notices.push(notice);
    send?.(notice);
  }

  function create(form: Form): Answer {
    const wrong = wrongParameter(form, now());
    if (wrong) return refused(400, 'invalid_request_error', wrong, 'parameter_invalid');
    if (state.keepsFailure) {
      state.keepsFailure = false;
      return refused(500, 'api_error', 'Trouble');
    }
    return good(shownOf(checkouts.create(form)));
  }

  function end(session: StandInSession): Answer {
    if (session.status !== 'open')
      return refused(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return good(shownOf(checkouts.expire(session.id)));
  }

  /** A person opens the page of a checkout, or pays there. */
  function showPage(id: string, { method }: IncomingMessage, response: ServerResponse): void {
    const session = checkouts.find(id);
    if (!session) return void response.writeHead(404).end();
    if (method !== 'POST' || session.status !== 'open')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(checkoutPage(session));
    checkouts.pay(id);
    response.writeHead(303, { location: session.success_url }).end();
  }

  return {
    ...server,
    state,
    notices,
    sessions: checkouts.sessions,
    pay: checkouts.pay,
    promise: checkouts.promise,
    keepPromise: checkouts.keepPromise,
    breakPromise: checkouts.breakPromise,
    refunds: money.refunds,
    /** Pays money of a session back in Stripe's own dashboard, without the shop. */
    refundElsewhere(id: string, amount: number) {
      const made = money.refunds.create({ payment_intent: intentOf(id), amount: `${amount}` });
      tell('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intentOf(id), amount_refunded: amount });
      return made;
    },
    /** The bank cannot take a refund of a session that Stripe has called paid: the money is the shop's again. */
    failRefund(id: string) {
      for (const refund of money.refunds.of(intentOf(id)))
        tell('refund.failed', money.refunds.change(refund.id, { status: 'failed', failure_reason: 'expired_or_canceled_card' }));
    },
    lostOf: (id: string) => money.lostOf(intentOf(id)),
    /** The payer's bank asks the money of a session back, or has decided. */
    dispute(id: string, status: string, amount?: number) {
      const { isNew, dispute } = money.dispute(intentOf(id), status, amount);
      tell(isNew ? 'charge.dispute.created' : 'charge.dispute.updated', dispute);
    },
    /** Changes a session in a way that nobody asked for. */
    change: checkouts.change,
  };
}

/** An event with its signature, made at a time in seconds. */
export function signStripe(event: object, secret: string, at: number): Notice {
  // Stripe indents, so a reader that serialises the body again gets another signature.
  const body = JSON.stringify(event, null, 2);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature},v0=ab` } };
}

const aKey = () => `sk_test_${randomBytes(12).toString('hex')}`;
