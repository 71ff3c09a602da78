import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, answerInScript, type ReceivedRequest, serve } from './stand-in-server.ts';
import { createKeptAnswers, good, refused } from './stripe-answers.ts';
import { type Form, readForm, wrongParameter } from './stripe-form.ts';
import { createStandInMoney } from './stripe-money.ts';
import { checkoutPage } from './stripe-page.ts';
import { newSession, type StandInSession, shownOf } from './stripe-session.ts';
import type { Trouble } from './trouble.ts';

/** A notice as it goes over the wire. */
export interface StripeNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

/** Where the pages of checkouts are. */
const PAGES = '/c/pay/';

interface Options {
  readonly clock: () => Date;
  readonly port?: number;
  readonly secretKey?: string;
  /** Called with each notice; by default notices only gather in `notices`. */
  readonly send?: (notice: StripeNotice) => void;
  /** True: the stand-in itself shows the pages of its checkouts, where a person pays. */
  readonly showsPages?: boolean;
}

/**
 * Starts a server that speaks the part of Stripe's API that the shop uses, and refuses what Stripe refuses, in the time of `clock`. No
 * money exists.
 */
export async function startStripe({ clock, port = 0, secretKey = aKey(), send, showsPages = false }: Options) {
  const sessions = new Map<string, StandInSession>();
  const notices: StripeNotice[] = [];
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
  const takenBy = (intent: string) =>
    [...sessions.values()].find((each) => each.payment_intent?.id === intent && each.payment_status === 'paid')?.amount_total;
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
    const session = current(id);
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

  const intentOf = (id: string) => sessions.get(id)?.payment_intent?.id ?? '';

  function create(form: Form): Answer {
    const wrong = wrongParameter(form, now());
    if (wrong) return refused(400, 'invalid_request_error', wrong, 'parameter_invalid');
    if (state.keepsFailure) {
      state.keepsFailure = false;
      return refused(500, 'api_error', 'Trouble');
    }
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const url = `${showsPages ? server.url : 'https://checkout.stripe.com'}${PAGES}${id}`;
    const session = newSession(form, { id, url, created: now() });
    sessions.set(id, session);
    return good(shownOf(session));
  }

  function end(session: StandInSession): Answer {
    if (session.status !== 'open')
      return refused(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return good(shownOf(change(session.id, { status: 'expired', url: null }, 'checkout.session.expired')));
  }

  /** The session after the time that has passed. */
  function current(id: string): StandInSession | undefined {
    const session = sessions.get(id);
    const isOver = session?.status === 'open' && session.expires_at <= now();
    return isOver ? change(id, { status: 'expired', url: null }, 'checkout.session.expired') : session;
  }

  function change(id: string, changes: Partial<StandInSession>, event?: string): StandInSession {
    const session = sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    const next = { ...session, ...changes };
    sessions.set(id, next);
    if (event) tell(event, shownOf(next));
    return next;
  }

  /** A person opens the page of a checkout, or pays there. */
  function showPage(id: string, { method }: IncomingMessage, response: ServerResponse): void {
    const session = current(id);
    if (!session) return void response.writeHead(404).end();
    if (method !== 'POST' || session.status !== 'open')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(checkoutPage(session));
    complete(id, 'paid', 'succeeded');
    response.writeHead(303, { location: session.success_url }).end();
  }

  /** The payer submits the card. Throws when nobody can pay there any more. */
  function complete(id: string, payment_status: 'paid' | 'unpaid', intent: string): void {
    if (current(id)?.status !== 'open') throw new Error('This checkout cannot be paid any more');
    const payment_intent = { id: `pi_${randomBytes(12).toString('hex')}`, object: 'payment_intent', status: intent } as const;
    change(id, { status: 'complete', url: null, payment_status, payment_intent }, 'checkout.session.completed');
  }

  return {
    ...server,
    state,
    notices,
    sessions,
    refunds: money.refunds,
    pay: (id: string) => complete(id, 'paid', 'succeeded'),
    /** The payer is done, and the money comes later or not. */
    promise: (id: string) => complete(id, 'unpaid', 'processing'),
    keepPromise: (id: string) => change(id, { payment_status: 'paid' }, 'checkout.session.async_payment_succeeded'),
    breakPromise(id: string) {
      const payment_intent = { id: 'pi_failed', object: 'payment_intent', status: 'requires_payment_method' } as const;
      change(id, { payment_intent }, 'checkout.session.async_payment_failed');
    },
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
    /** The payer's bank asks the money of a session back, or has decided. */
    dispute(id: string, status: string) {
      const { isNew, dispute } = money.dispute(intentOf(id), status);
      tell(isNew ? 'charge.dispute.created' : 'charge.dispute.updated', dispute);
    },
    /** Changes a session in a way that nobody asked for. */
    change,
  };
}

/** An event with its signature, made at a time in seconds. */
export function signStripe(event: object, secret: string, at: number): StripeNotice {
  // Stripe indents, so a reader that serialises the body again gets another signature.
  const body = JSON.stringify(event, null, 2);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature},v0=ab` } };
}

const aKey = () => `sk_test_${randomBytes(12).toString('hex')}`;
