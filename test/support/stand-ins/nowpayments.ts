import { sandboxAddress } from '../../../src/adapters/crypto-gateway/sandbox-address.ts';
import { createBody, noticeOf, type StandInPayment, statusBody } from './nowpayments-shapes.ts';
import { type Answer, answerInScript, type Notice, type ReceivedRequest, type Script, serve } from './stand-in-server.ts';
import type { Trouble } from './trouble.ts';

interface Options {
  readonly apiKey: string;
  readonly secret: string;
  readonly port?: number;
  /** By default the time of the day, later with each reading, so that no two notices of a payment are the same. */
  readonly now?: () => number;
  /** Called with each notice; by default notices only gather in `notices`. */
  readonly send?: (url: string, notice: Notice) => void;
}

/** What makes a payment; the rest follows. */
type Wanted = Omit<StandInPayment, 'id' | 'children' | 'payAmount' | 'createdAt' | 'endsAt' | 'updatedAt' | 'status' | 'paid'>;

const COINS = { btc: 'BTC', eth: 'ETH', usdterc20: 'USDT_ERC20', usdttrc20: 'USDT_TRC20' } as const;
const DOLLARS: Readonly<Record<string, number>> = { btc: 60_000, eth: 3000, usdterc20: 1, usdttrc20: 1 };
const LEAST_DOLLARS: Readonly<Record<string, number>> = { btc: 5.001, eth: 2, usdterc20: 20, usdttrc20: 8.4 };
const FIXED_RATE_SECONDS = 20 * 60;

export type NowPaymentsStandIn = Awaited<ReturnType<typeof startNowPayments>>;

/**
 * An HTTP server that speaks NOWPayments' documented API, with scripted trouble. Money arrives by `arrive`, as on a blockchain: a second
 * transfer to an address, and a transfer in another coin, become payments of their own with a parent. No money exists.
 */
export async function startNowPayments({ apiKey, secret, port = 0, now = steadyTime(), send }: Options) {
  const payments = new Map<number, StandInPayment>();
  const notices: Notice[] = [];
  const script: Script = { troubles: [], requests: [] };
  const rate = { seconds: FIXED_RATE_SECONDS };
  const unavailable = new Set<string>();
  // No other stand-in of the run has given these ids.
  let nextId = Date.now() * 100;

  function add(fields: Wanted) {
    const id = nextId++;
    // The vendor asks for six decimals at most, rounded up.
    const payAmount = Number((Math.ceil((fields.priceAmount / (DOLLARS[fields.code] ?? 1)) * 1e6) / 1e6).toFixed(6));
    const times = { createdAt: now(), updatedAt: now(), endsAt: now() + rate.seconds * 1000 };
    const payment: StandInPayment = { ...fields, ...times, id, children: [], payAmount, status: 'waiting', paid: 0 };
    payments.set(id, payment);
    return payment;
  }

  function setStatus(payment: StandInPayment, status: string): void {
    Object.assign(payment, { status, updatedAt: now() });
    const notice = noticeOf(payment, secret);
    notices.push(notice);
    send?.(payment.noticeUrl, notice);
  }

  /** The payment after the time that has passed. */
  function current(payment: StandInPayment): StandInPayment {
    if (payment.status === 'waiting' && now() >= payment.endsAt) setStatus(payment, 'expired');
    return payment;
  }

  /** Coins come to the address of a payment: with enough confirmations, or first with none. */
  function arrive(id: number, amount: number, { code = payments.get(id)?.code ?? '', isFinal = true } = {}): void {
    const payment = current(find(id));
    const isExpected = code === payment.code && payment.paid === 0;
    const { orderId, description, isFixedRate, noticeUrl, address } = payment;
    const child = { parentId: id, code, orderId, description, isFixedRate, noticeUrl, address, priceAmount: amount };
    const target = isExpected ? payment : add(child);
    if (!isExpected) payment.children.push(target.id);
    target.paid += amount;
    setStatus(target, 'confirming');
    if (isFinal) confirm(target.id);
  }

  /** The network confirms what has arrived. */
  function confirm(id: number): void {
    const payment = find(id);
    setStatus(payment, payment.paid >= payment.payAmount ? 'finished' : 'partially_paid');
  }

  function find(id: number): StandInPayment {
    const payment = payments.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  }

  function handle(method: string, url: URL, body: Readonly<Record<string, unknown>>): [status: number, body: object] {
    const path = url.pathname.replace(/^\/v1/, '');
    const id = Number(/^\/payment\/(\d+)$/.exec(path)?.[1]);
    switch (`${method} ${id ? '/payment/id' : path}`) {
      case 'GET /status':
        return [200, { message: 'OK' }];
      case 'GET /merchant/coins':
        return [200, { selectedCurrencies: [...Object.keys(COINS).map((code) => code.toUpperCase()), 'DOGE'] }];
      case 'GET /min-amount':
        return minimumOf(url.searchParams.get('currency_from') ?? '', unavailable);
      case 'POST /arrive':
        return rehearse(url.searchParams);
      case 'POST /payment':
        return create(body);
      case 'GET /payment/id': {
        const payment = payments.get(id);
        return payment ? [200, statusBody(current(payment))] : refusal(404, 'NOT_FOUND');
      }
      default:
        return refusal(404, 'NOT_FOUND');
    }
  }

  function create(body: Readonly<Record<string, unknown>>): [number, object] {
    const code = `${body.pay_currency}`;
    const priceAmount = Number(body.price_amount);
    if (!(code in COINS) || body.price_currency !== 'usd') return refusal(400, 'INVALID_REQUEST_PARAMS');
    if (priceAmount < (LEAST_DOLLARS[code] ?? 0)) return refusal(400, 'AMOUNT_MINIMAL_ERROR');
    const orderId = `${body.order_id}`;
    const address = sandboxAddress(COINS[code as keyof typeof COINS], `${orderId} ${nextId}`);
    const told = {
      noticeUrl: `${body.ipn_callback_url}`,
      description: `${body.order_description}`,
      isFixedRate: body.is_fixed_rate === true,
    };
    const payment = add({ parentId: null, code, orderId, priceAmount, address, ...told });
    setStatus(payment, 'waiting');
    return [201, createBody(payment)];
  }

  /** Coins that a person lets arrive at an address: `amount` (default: all that is asked) of `coin` (default: that of the payment). */
  function rehearse(query: URLSearchParams): [number, object] {
    const payment = [...payments.values()].find(({ address }) => address === query.get('address'));
    if (!payment) return refusal(404, 'NOT_FOUND');
    arrive(payment.id, Number(query.get('amount') ?? payment.payAmount), { code: query.get('coin') ?? payment.code });
    return [200, statusBody(payment)];
  }

  function answer({ method, url, headers, body }: ReceivedRequest): Answer {
    const isAllowed = headers['x-api-key'] === apiKey || url.pathname === '/arrive';
    const [status, shown] = isAllowed ? handle(method, url, body ? JSON.parse(body) : {}) : refusal(403, 'INVALID_API_KEY');
    return { status, body: shown };
  }

  const server = await serve((request, response) => answerInScript(script, answer, request, response), port);
  return {
    url: `${server.url}/v1`,
    close: server.close,
    payments,
    /** Notices in the order in which the vendor sends them. */
    notices,
    /** Method and path of every request. */
    calls: script.requests,
    /** For how long the rate of the next payments is fixed. */
    rate,
    /** Codes of coins whose minimum it does not tell. */
    unavailable,
    /** The next requests meet these troubles, one each. */
    suffer: (...next: Trouble[]) => void script.troubles.push(...next),
    arrive,
    confirm,
    setStatus: (id: number, status: string) => setStatus(find(id), status),
  };
}

function steadyTime(): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now());
    return last;
  };
}

function minimumOf(code: string, unavailable: ReadonlySet<string>): [number, object] {
  const least = unavailable.has(code) ? undefined : LEAST_DOLLARS[code];
  if (least === undefined) return refusal(400, 'INVALID_REQUEST_PARAMS');
  const min_amount = least / (DOLLARS[code] ?? 1);
  return [200, { currency_from: code, currency_to: code, min_amount, fiat_equivalent: least }];
}

function refusal(statusCode: number, code: string): [number, object] {
  return [statusCode, { status: false, statusCode, code, message: 'Refused' }];
}
