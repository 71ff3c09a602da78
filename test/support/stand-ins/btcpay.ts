import { randomBytes } from 'node:crypto';
import { METHOD_COINS, type StandInInvoice } from './btcpay-invoices.ts';
import { asInvoice, asMethod } from './btcpay-shapes.ts';
import { createStandInStore } from './btcpay-store.ts';
import { type Answer, answerInScript, type Notice, type ReceivedRequest, serve } from './stand-in-server.ts';
import type { Trouble } from './trouble.ts';

interface StoreRequest {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export type BtcpayStandIn = Awaited<ReturnType<typeof startBtcpay>>;

interface Options {
  readonly clock: () => Date;
  /** A server that lists no payment methods with an invoice. */
  readonly isOld?: boolean;
  readonly port?: number;
  readonly apiKey?: string;
  /** Called with each notice; by default notices only gather in `notices`. */
  readonly send?: (notice: Notice) => void;
}

/**
 * Starts a server that speaks the part of BTCPay's Greenfield API that the shop uses, for one store and one key, in the time of `clock`.
 * By `POST /arrive` a person lets coins arrive. No money exists.
 */
export async function startBtcpay({ clock, isOld = false, port = 0, apiKey = randomBytes(20).toString('hex'), send }: Options) {
  const state = {
    storeId: 'StoreOfTheShop',
    apiKey,
    webhookSecret: 'the secret of the webhook',
    methods: Object.keys(METHOD_COINS),
    seconds: undefined as number | undefined,
    /** What happens to the next requests, in this order; `ok` is no trouble. */
    troubles: [] as (Trouble | 'ok')[],
    /** Where the invoices want their coins, if not at addresses of the sandbox. */
    addresses: undefined as (() => string) | undefined,
    /** Every request so far: method and path. */
    requests: [] as string[],
  };
  const store = createStandInStore({ settings: state, now: () => clock().getTime(), send });

  /** The routes below the store. */
  const routes: readonly [RegExp, (request: StoreRequest) => Answer][] = [
    [/^GET payment-methods$/, () => good(state.methods.map((each) => ({ paymentMethodId: each, enabled: true })))],
    [/^POST invoices$/, ({ body }) => create(body)],
    [/^GET invoices$/, ({ query }) => good(store.list(query.getAll('orderId')).map((each) => asInvoice(each, shapeOf(query))))],
    [/^GET invoices\/([^/]+)$/, ({ id, query }) => ofInvoice(id, (invoice) => asInvoice(invoice, shapeOf(query)))],
    [
      /^GET invoices\/([^/]+)\/payment-methods$/,
      ({ id }) => ofInvoice(id, (invoice) => [asMethod(invoice, state.addresses?.())]),
    ],
  ];

  function answer(request: ReceivedRequest): Answer {
    const { method, url } = request;
    return method === 'POST' && url.pathname === '/arrive' ? rehearse(url.searchParams) : answerOfApi(request);
  }

  function answerOfApi({ method, url: { pathname, searchParams: query }, headers, body }: ReceivedRequest): Answer {
    const [, storeId, rest] = /^\/api\/v1\/stores\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
    if (headers.authorization !== `token ${state.apiKey}`) return problem(401, 'unauthenticated');
    if (storeId !== state.storeId) return problem(storeId ? 403 : 404, 'missing-permission');
    for (const [route, handle] of routes) {
      const match = route.exec(`${method} ${rest}`);
      if (match) return handle({ id: decodeURIComponent(match[1] ?? ''), query, body });
    }
    return problem(404, 'not-found');
  }

  function shapeOf(query: URLSearchParams) {
    return { withMethods: !isOld && query.get('includePaymentMethods') === 'true', address: state.addresses?.() };
  }

  function create(body: string): Answer {
    const invoice = store.create(JSON.parse(body));
    if (!invoice) return { status: 422, body: [{ path: 'checkout', message: 'Invalid' }] };
    return good(asInvoice(invoice, { withMethods: false, address: undefined }));
  }

  function ofInvoice(id: string, shape: (invoice: StandInInvoice) => unknown): Answer {
    const invoice = store.find(id);
    return invoice ? good(shape(invoice)) : problem(404, 'invoice-not-found');
  }

  /** A person lets coins arrive. */
  function rehearse(query: URLSearchParams): Answer {
    const invoice = store.arrive(query.get('address'), query.get('amount'));
    return invoice ? good(asInvoice(invoice, { withMethods: true, address: undefined })) : problem(404, 'invoice-not-found');
  }

  const server = await serve((request, response) => answerInScript(state, answer, request, response), port);
  return { ...server, ...store, state };
}

const good = (body: unknown) => ({ status: 200, body });
const problem = (status: number, code: string) => ({ status, body: { code, message: code } });
