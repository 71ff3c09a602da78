import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, readForm, wrongParameter } from './stripe-form.ts';
import { checkoutPage } from './stripe-page.ts';
import { createStandInRefunds } from './stripe-refunds.ts';
import { answerWith, REFUSALS, type Trouble } from './trouble.ts';

/** A notice as it goes over the wire. */
export interface StripeNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A checkout session, as the stand-in keeps it. */
export interface StandInSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly mode: string;
  readonly client_reference_id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly expires_at: number;
  readonly payment_intent: { readonly id: string; readonly object: 'payment_intent'; readonly status: string } | null;
  readonly livemode: boolean;
  readonly locale: string;
  readonly success_url: string;
  readonly cancel_url: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

const JSON_TYPE = { 'content-type': 'application/json' };
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
  /** What was answered to each idempotency key in the last day, with the request. */
  const answered = new Map<string, { readonly text: string; readonly answer: Answer; readonly at: number }>();
  const disputes: { readonly id: string; readonly object: 'dispute'; readonly payment_intent: string; status: string }[] = [];
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
  const refunds = createStandInRefunds({ takenBy, now });

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (showsPages && path.startsWith(PAGES)) return showPage(path.slice(PAGES.length), request, response);
    state.requests.push(`${request.method} ${path}`);
    const trouble = state.troubles.shift() ?? 'ok';
    if (trouble !== 'ok' && REFUSALS.includes(trouble)) return answerWith(trouble, response, '');
    const { status, body } = await answerTo(request, path);
    if (trouble === 'ok') response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
    else answerWith(trouble, response, JSON.stringify(body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answerTo(request: IncomingMessage, path: string): Promise<Answer> {
    const text = await textOf(request);
    if (request.headers.authorization !== `Bearer ${state.secretKey}`)
      return refused(401, 'invalid_request_error', 'Invalid API Key');
    const { pathname, searchParams } = new URL(path, 'http://stand-in');
    if (/^\/v1\/(refunds|disputes|payment_intents)\b/.test(pathname)) return answerOfMoney(request, pathname, searchParams, text);
    const [, id, action = ''] = /^\/v1\/checkout\/sessions(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(pathname) ?? [];
    const isCreation = request.method === 'POST' && pathname === '/v1/checkout/sessions';
    if (isCreation) return kept(`${request.headers['idempotency-key']}`, text, () => create(readForm(text)));
    const session = id && current(id);
    if (!session) return refused(404, 'invalid_request_error', 'No such checkout.session', 'resource_missing');
    const routes: Record<string, () => Answer> = {
      'GET ': () => good(shownOf(session, searchParams.getAll('expand[0]').includes('payment_intent'))),
      'POST expire': () => end(session),
    };
    const answer = routes[`${request.method} ${action}`];
    return answer ? answer() : refused(404, 'invalid_request_error', 'Unrecognized request URL');
  }

  function answerOfMoney({ method, headers }: IncomingMessage, pathname: string, query: URLSearchParams, text: string): Answer {
    if (method === 'POST')
      return kept(`${headers['idempotency-key']}`, text, () => {
        const made = refunds.create(readForm(text));
        return 'message' in made ? refused(made.status, 'invalid_request_error', made.message) : good(made);
      });
    if (!pathname.startsWith('/v1/refunds')) return became(pathname, query);
    const id = pathname.slice('/v1/refunds/'.length);
    if (!id) return good({ object: 'list', has_more: false, data: refunds.of(`${query.get('payment_intent')}`) });
    const found = refunds.find(id);
    return found ? good(found) : refused(404, 'invalid_request_error', 'No such refund', 'resource_missing');
  }

  /** What became of the money of a payment (intent). */
  function became(pathname: string, query: URLSearchParams): Answer {
    if (pathname === '/v1/disputes')
      return good({
        object: 'list',
        has_more: false,
        data: disputes.filter((each) => each.payment_intent === query.get('payment_intent')),
      });
    const [, id] = /^\/v1\/payment_intents\/([^/]+)$/.exec(pathname) ?? [];
    const amount = id && takenBy(id);
    if (!id || !amount) return refused(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
    const fee = Math.round(amount * 0.029) + 30;
    const balance_transaction = { object: 'balance_transaction', currency: 'usd', amount, fee, net: amount - fee };
    const amount_refunded = refunds.paidBack(id);
    return good({
      id,
      object: 'payment_intent',
      latest_charge: { object: 'charge', amount, amount_refunded, balance_transaction },
    });
  }

  /** Tells of an object that belongs to the payment of a session. */
  function tell(type: string, object: object): void {
    const event = { id: `evt_${randomBytes(12).toString('hex')}`, object: 'event', type, livemode: false, created: now() };
    notify(signStripe({ ...event, data: { object } }, state.webhookSecret, now()));
  }

  const intentOf = (id: string) => sessions.get(id)?.payment_intent?.id ?? '';

  /** The same key has the same answer for a day; a request that was refused before it was carried out keeps none. */
  function kept(key: string, text: string, work: () => Answer): Answer {
    const last = answered.get(key);
    const earlier = last && now() - last.at < 86_400 ? last : undefined;
    if (earlier && earlier.text !== text)
      return refused(400, 'idempotency_error', 'Keys can only be used with the same parameters');
    if (earlier) return earlier.answer;
    const answer = work();
    if (answer.status === 200 || answer.status === 500) answered.set(key, { text, answer, at: now() });
    return answer;
  }

  function create(form: Form): Answer {
    const wrong = wrongParameter(form, now());
    if (wrong) return refused(400, 'invalid_request_error', wrong, 'parameter_invalid');
    if (state.keepsFailure) {
      state.keepsFailure = false;
      return refused(500, 'api_error', 'Trouble');
    }
    const lines = Object.values(form.line_items as Form) as Form[];
    const prices: Form[] = lines.map(({ price_data, quantity = '' }) => ({ ...(price_data as Form), quantity }));
    const total = prices.reduce((sum, { unit_amount, quantity }) => sum + Number(unit_amount) * Number(quantity), 0);
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      url: `${showsPages ? url : 'https://checkout.stripe.com'}${PAGES}${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: total,
      amount_total: total,
      currency: `${prices[0]?.currency}`,
      mode: `${form.mode}`,
      client_reference_id: `${form.client_reference_id}`,
      metadata: form.metadata as Record<string, string>,
      created: now(),
      expires_at: Number(form.expires_at),
      payment_intent: null,
      livemode: false,
      locale: `${form.locale}`,
      success_url: `${form.success_url}`,
      cancel_url: `${form.cancel_url}`,
    };
    sessions.set(id, session);
    return good(shownOf(session, false));
  }

  function end(session: StandInSession): Answer {
    if (session.status !== 'open')
      return refused(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    return good(shownOf(change(session.id, { status: 'expired', url: null }, 'checkout.session.expired'), false));
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
    if (event) notify(signStripe(eventOf(event, next), state.webhookSecret, now()));
    return next;
  }

  function notify(notice: StripeNotice): void {
    notices.push(notice);
    send?.(notice);
  }

  function eventOf(type: string, session: StandInSession) {
    const object = shownOf(session, false);
    return {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      livemode: false,
      created: now(),
      data: { object },
    };
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
    ...{ state, notices, sessions, refunds },
    url,
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
      const made = refunds.create({ payment_intent: intentOf(id), amount: `${amount}` });
      tell('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intentOf(id), amount_refunded: amount });
      return made;
    },
    /** The payer's bank asks the money of a session back, or has decided. */
    dispute(id: string, status: string) {
      const known = disputes.find((each) => each.payment_intent === intentOf(id));
      const dispute = known ?? {
        id: `du_${randomBytes(8).toString('hex')}`,
        object: 'dispute',
        payment_intent: intentOf(id),
        status,
      };
      dispute.status = status;
      if (!known) disputes.push(dispute);
      tell(known ? 'charge.dispute.updated' : 'charge.dispute.created', { ...dispute });
    },
    /** Changes a session in a way that nobody asked for. */
    change,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An event with its signature, made at a time in seconds. */
export function signStripe(event: object, secret: string, at: number): StripeNotice {
  // Stripe indents, so a reader that serialises the body again gets another signature.
  const body = JSON.stringify(event, null, 2);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature},v0=ab` } };
}

function shownOf(session: StandInSession, isExpanded: boolean) {
  return { ...session, payment_intent: isExpanded ? session.payment_intent : (session.payment_intent?.id ?? null) };
}

const aKey = () => `sk_test_${randomBytes(12).toString('hex')}`;
const good = (body: unknown) => ({ status: 200, body });
const refused = (status: number, type: string, message: string, code?: string) => ({
  status,
  body: { error: { type, message, code } },
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
