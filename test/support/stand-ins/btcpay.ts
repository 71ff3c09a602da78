import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Coin, formatUnits } from '#modules/payments/coin.ts';
import {
  addPayment,
  addressOf,
  amountOf,
  coinOf,
  confirm,
  METHOD_COINS,
  mark,
  replaceLast,
  type StandInInvoice,
  watch,
} from './btcpay-invoices.ts';
import { asInvoice, asMethod } from './btcpay-shapes.ts';
import { type Answer, answerInScript, type ReceivedRequest, serve } from './stand-in-server.ts';
import type { Trouble } from './trouble.ts';

/** A notice as it goes over the wire. */
export interface StandInNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface StoreRequest {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export type BtcpayStandIn = Awaited<ReturnType<typeof startBtcpay>>;

interface Options {
  readonly clock: () => Date;
  /** A server that lists no payment methods with an invoice and knows no invoice without its store. */
  readonly isOld?: boolean;
  readonly port?: number;
  readonly apiKey?: string;
  /** Called with each notice; by default notices only gather in `notices`. */
  readonly send?: (notice: StandInNotice) => void;
}

/**
 * Starts a server that speaks the part of BTCPay's Greenfield API that the shop uses, for one store and one key, in the time of `clock`.
 * By `POST /arrive` a person lets coins arrive. No money exists.
 */
export async function startBtcpay({ clock, isOld = false, port = 0, apiKey = randomBytes(20).toString('hex'), send }: Options) {
  const invoices = new Map<string, StandInInvoice>();
  const notices: StandInNotice[] = [];
  const state = {
    storeId: 'StoreOfTheShop',
    apiKey,
    webhookSecret: 'the secret of the webhook',
    /** The payment methods of the store that are enabled. */
    methods: Object.keys(METHOD_COINS),
    /** For how long the amounts of the next invoices hold; undefined: for as long as the shop asks. */
    seconds: undefined as number | undefined,
    /** What happens to the next requests, in this order; `ok` is no trouble. */
    troubles: [] as (Trouble | 'ok')[],
    /** Where the invoices want their coins, if not at addresses of the sandbox. */
    addresses: undefined as (() => string) | undefined,
    /** Every request so far: method and path. */
    requests: [] as string[],
  };
  const now = () => clock().getTime();

  /** The routes below the store. */
  const routes: readonly [RegExp, (request: StoreRequest) => Answer][] = [
    [/^GET payment-methods$/, () => good(state.methods.map((each) => ({ paymentMethodId: each, enabled: true })))],
    [/^POST invoices$/, ({ body }) => create(body)],
    [/^GET invoices$/, ({ query }) => good(list(query.getAll('orderId')).map((each) => asInvoice(each, shapeOf(query))))],
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

  /** The invoices of these orders, the newest first. */
  function list(orderIds: readonly string[]): StandInInvoice[] {
    const found = [...invoices.values()].filter(({ metadata }) => orderIds.includes(`${metadata.orderId}`));
    return found.reverse().map(current);
  }

  function ofInvoice(id: string, shape: (invoice: StandInInvoice) => unknown): Answer {
    const invoice = invoices.get(id);
    return invoice ? good(shape(current(invoice))) : problem(404, 'invoice-not-found');
  }

  function create(text: string): Answer {
    const { amount, currency, metadata = {}, checkout = {} } = JSON.parse(text);
    const [method] = checkout.paymentMethods ?? [];
    const isRight =
      /^\d+(\.\d{1,2})?$/.test(amount) &&
      Number.isInteger(checkout.expirationMinutes) &&
      Number.isInteger(checkout.monitoringMinutes);
    if (!isRight || !state.methods.includes(method)) return { status: 422, body: [{ path: 'checkout', message: 'Invalid' }] };
    const created = now();
    const expiration = created + (state.seconds ?? checkout.expirationMinutes * 60) * 1000;
    const invoice: StandInInvoice = {
      id: randomBytes(16).toString('base64url'),
      storeId: state.storeId,
      cents: Math.round(Number(amount) * 100),
      currency,
      metadata,
      method,
      created,
      expiration,
      monitoring: expiration + checkout.monitoringMinutes * 60_000,
      status: 'New',
      additionalStatus: 'None',
      payments: [],
    };
    invoices.set(invoice.id, invoice);
    notify(invoice, ['InvoiceCreated']);
    return good(asInvoice(invoice, { withMethods: false, address: undefined }));
  }

  /** The invoice after the time that has passed. */
  function current(invoice: StandInInvoice): StandInInvoice {
    notify(invoice, watch(invoice, now()));
    return invoice;
  }

  function find(id: string): StandInInvoice {
    const invoice = invoices.get(id);
    if (!invoice) throw new Error(`No invoice ${id}`);
    return current(invoice);
  }

  function notify(invoice: StandInInvoice, types: readonly string[]): void {
    for (const type of types) {
      const deliveryId = randomBytes(16).toString('base64url');
      const { id: invoiceId, metadata, storeId } = invoice;
      const about = { timestamp: Math.floor(now() / 1000), storeId, invoiceId, metadata };
      const delivery = { deliveryId, webhookId: 'webhook', originalDeliveryId: deliveryId, isRedelivery: false, type };
      const notice = sign({ ...delivery, ...about }, state.webhookSecret);
      notices.push(notice);
      send?.(notice);
    }
  }

  /** Coins arrive at an address, confirmed: `amount` of its coin, by default all that is asked. Undefined for an unknown address. */
  function arrive(address: string | null, amount?: string | null): StandInInvoice | undefined {
    const found = [...invoices.values()].find((each) => addressOf(each) === address);
    if (!found) return undefined;
    const invoice = current(found);
    const coin = coinOf(invoice.method);
    notify(invoice, addPayment(invoice, now(), coin, amount ?? formatUnits(amountOf(invoice), coin), true));
    return invoice;
  }

  /** The invoices as a person pays them, the newest first. */
  function shown() {
    return [...invoices.values()]
      .reverse()
      .map(current)
      .map((invoice) => {
        const coin = coinOf(invoice.method);
        return { ...invoice, coin, address: addressOf(invoice), asked: formatUnits(amountOf(invoice), coin) };
      });
  }

  function rehearse(query: URLSearchParams): Answer {
    const invoice = arrive(query.get('address'), query.get('amount'));
    return invoice ? good(asInvoice(invoice, { withMethods: true, address: undefined })) : problem(404, 'invoice-not-found');
  }

  const server = await serve((request, response) => answerInScript(state, answer, request, response), port);
  return {
    ...server,
    state,
    notices,
    invoices,
    arrive,
    shown,
    /** Coins come to the address of an invoice. */
    pay(id: string, coin: Coin, amount: string, isFinal: boolean): void {
      const invoice = find(id);
      notify(invoice, addPayment(invoice, now(), coin, amount, isFinal));
    },
    confirm(id: string): void {
      const invoice = find(id);
      notify(invoice, confirm(invoice, now()));
    },
    replaceLast(id: string): void {
      const invoice = find(id);
      notify(invoice, replaceLast(invoice, now()));
    },
    mark(id: string, status: 'Settled' | 'Invalid'): void {
      const invoice = find(id);
      if (!mark(invoice, status)) throw new Error(`${invoice.status} cannot be marked ${status}`);
      notify(invoice, [`Invoice${status}`]);
    },
  };
}

/** A notice with its signature. */
export function sign(delivery: object, secret: string): StandInNotice {
  // BTCPay indents, so a reader that serialises the body again gets another signature.
  const body = JSON.stringify(delivery, null, 2);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` } };
}

/** The same notice, delivered again as BTCPay does: with an id of its own, and the id of the first delivery. */
export function redelivered({ body }: StandInNotice, secret: string): StandInNotice {
  return sign({ ...JSON.parse(body), deliveryId: randomUUID(), isRedelivery: true }, secret);
}

const good = (body: unknown) => ({ status: 200, body });
const problem = (status: number, code: string) => ({ status, body: { code, message: code } });
