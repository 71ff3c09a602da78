import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Cents, cents, centsToDollars } from '#kernel/money.ts';
import type {
  Coin,
  CoinOffer,
  CryptoGateway,
  GatewayReport,
  OpenedPayment,
  OtherTransfer,
  PaymentToOpen,
} from '#modules/payments/index.ts';
import { readUnits } from '../gateway-http/exact-json.ts';
import { createGatewayHttp, type GatewayAnswer, type GatewayCall } from '../gateway-http/gateway-http.ts';
import { keepFor } from '../gateway-http/keep-for.ts';
import {
  CODES,
  hasMoney,
  isOrdered,
  moneyOf,
  nameOf,
  readPayment,
  readQuote,
  reportOf,
  type VendorPayment,
} from './nowpayments-answers.ts';

export const NOWPAYMENTS = 'nowpayments';

interface NowPaymentsOptions {
  /** With the version, without a slash at the end: `https://api.nowpayments.io/v1`. */
  readonly url: string;
  readonly apiKey: string;
  /** Where the vendor sends its notices. */
  readonly noticeUrl: string;
  readonly clock: Clock;
  /** The vendor's ids of payments that true notices have named as those of one of the shop: of very many the newest, oldest first. */
  readonly noticed: (paymentId: string) => Promise<readonly string[]>;
}

/**
 * Beside the payment that the payer was shown, at most so many others at the vendor are read, the newest. The shop stores no more for a payment,
 * and with any of them the payment waits for a person already.
 */
const MOST_OTHERS = 20;
/** So many of the others, the newest, are read each time. Any older one is read until its money is told, which then does not change. */
const NEWEST_OTHERS = 4;
/** So many payments named by notices are tried, the oldest, to find one that was created: further transfers come only after a creation. */
const OLDEST_CREATED = 4;
const OFFERS_KEPT_SECONDS = 300;
/** Where a minimum is missing, because the answer about it may have failed once. */
const GAPS_KEPT_SECONDS = 60;

/**
 * Payments in coins by NOWPayments, at its fixed rate.
 *
 * The vendor takes no idempotency key, and its list of payments needs a login. So a creation whose answer was lost is found by its notices,
 * which carry the shop's id of the payment: `open` takes the first payment that a notice has named, and creates one only when there is none.
 *
 * Money may also come to a created payment that nobody was shown, again to an address that was paid (`parent_payment_id`), or in another coin.
 * `read` finds such payments by notices and by `payment_extra_ids`, and reports them beside the payment: their money never pays by itself.
 */
export function createNowPayments({ url, apiKey, noticeUrl, clock, noticed }: NowPaymentsOptions): CryptoGateway {
  const http = createGatewayHttp({ baseUrl: url, headers: { 'x-api-key': apiKey }, clock });
  const call = async (request: GatewayCall) => accepted(await http(request));
  const lists = keepFor(OFFERS_KEPT_SECONDS, clock, listOffers, ({ isWhole }) =>
    isWhole ? OFFERS_KEPT_SECONDS : GAPS_KEPT_SECONDS,
  );
  const coins = async () => (await lists()).known;

  /** The coins that the merchant has chosen at the vendor, each with the vendor's minimum; without those of which it tells none now. */
  async function listOffers() {
    const { selectedCurrencies: chosen } = (await call({ path: '/merchant/coins' })) as { selectedCurrencies?: unknown };
    if (!Array.isArray(chosen)) return unusable('list of coins');
    const codes = new Set(chosen.map((code) => `${code}`.toLowerCase()));
    const wanted = Object.entries(CODES).filter(([, code]) => codes.has(code)) as [Coin, string][];
    const offers = await Promise.all(wanted.map(async ([coin, code]) => ({ coin, leastCents: await leastOf(code) })));
    const known = offers.filter((offer): offer is CoinOffer => offer.leastCents !== undefined);
    const isWhole = known.length === wanted.length;
    return isWhole || known.length > 0 ? { known, isWhole } : unusable('minimum');
  }

  /** In dollars, rounded up to the cent. */
  async function leastOf(code: string): Promise<Cents | undefined> {
    const { body } = await http({ path: `/min-amount?currency_from=${code}&fiat_equivalent=usd&is_fixed_rate=true` });
    const units = readUnits((body as { fiat_equivalent?: unknown } | null)?.fiat_equivalent, DOLLAR_DECIMALS);
    return units === undefined ? undefined : cents(Number((units + UNITS_PER_CENT - 1n) / UNITS_PER_CENT));
  }

  async function find(id: string): Promise<VendorPayment> {
    return readPayment(await call({ path: `/payment/${encodeURIComponent(id)}` })) ?? unusable('payment');
  }

  async function findCreated(request: PaymentToOpen): Promise<VendorPayment | undefined> {
    for (const id of (await noticed(request.paymentId)).slice(0, OLDEST_CREATED)) {
      const vendor = await find(id);
      if (isOrdered(vendor, { ...request, id: request.paymentId })) return vendor;
    }
    return undefined;
  }

  async function create(request: PaymentToOpen): Promise<VendorPayment> {
    const { paymentId, orderNumber, coin, amountCents } = request;
    // Money below the minimum would be lost to its payer. When the minimum cannot be read, the vendor refuses by itself.
    const offers = await coins().catch(() => []);
    if (offers.some((offer) => offer.coin === coin && amountCents < offer.leastCents)) throw new ShopError('below_minimum');
    const body = {
      price_amount: centsToDollars(amountCents),
      price_currency: 'usd',
      pay_currency: CODES[coin],
      order_id: paymentId,
      // In plain ASCII: the signature of a notice covers this text, and vendors' libraries differ in how they write other letters.
      order_description: `Order ${orderNumber}`,
      ipn_callback_url: noticeUrl,
      is_fixed_rate: true,
      // The vendor's test system moves a payment only by a scenario. In JSON an undefined field is left out.
      case: new URL(url).host === TEST_HOST ? 'success' : undefined,
    };
    const answer = await http({ method: 'POST', path: '/payment', body });
    if (isBelowMinimum(answer)) throw new ShopError('below_minimum');
    const vendor = readPayment(accepted(answer)) ?? unusable('new payment');
    return isOrdered(vendor, { id: paymentId, coin, amountCents }) ? vendor : unusable('new payment of another order');
  }

  return {
    name: NOWPAYMENTS,
    coins,

    async open(request) {
      const vendor = (await findCreated(request)) ?? (await create(request));
      const quote = readQuote(vendor, request.coin) ?? unusable('quote');
      const { rateEndsAt = request.expiresAt } = vendor;
      const expiresAt = rateEndsAt < request.expiresAt ? rateEndsAt : request.expiresAt;
      return { gatewayPaymentId: vendor.id, ...quote, expiresAt, qrCodeData: null };
    },

    async read(payment) {
      const vendor = await find(payment.gatewayPaymentId);
      const report = reportOf(vendor, payment) ?? unusable('amount');
      const ids = new Set([...vendor.childIds, ...(await noticed(payment.id))]);
      ids.delete(vendor.id);
      const others = await Promise.all(othersToRead([...ids], payment).map((id) => find(id).catch(() => undefined)));
      // Another payment that cannot be read now must not hide what is told of this one.
      const told = withOthers(
        report,
        others.filter((other) => other !== undefined),
        payment,
      );
      return others.includes(undefined) ? { ...told, isPartial: true } : told;
    },
  };
}

/** The vendor's test system, in which no money moves. */
const TEST_HOST = 'api-sandbox.nowpayments.io';

/** The payments at the vendor, of all beside this one, whose money is not told yet or may still change. */
function othersToRead(ids: readonly string[], { others }: OpenedPayment): string[] {
  const told = new Set(others.map(({ id }) => id));
  const newest = ids.slice(-MOST_OTHERS);
  return newest.filter((id, place) => !told.has(id) || place >= newest.length - NEWEST_OTHERS);
}

/** Adds what came beside the payment: to its address again, in another coin, or to an address that nobody was shown. */
function withOthers(report: GatewayReport, others: readonly VendorPayment[], payment: OpenedPayment): GatewayReport {
  const read = new Set([payment.gatewayPaymentId, ...others.map(({ id }) => id)]);
  // Transfers that were reported before have come, also when they cannot be read now.
  const reportedBefore = payment.others.filter(({ id }) => !read.has(id));
  const transfers = [
    ...reportedBefore,
    ...others.filter(hasMoney).map((other) => ({ id: other.id, ...moneyOf(other) })),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (transfers.length === 0) return report;
  const isAgain = ({ currency }: OtherTransfer) => currency === nameOf(CODES[payment.coin]);
  const { findings = [] } = report;
  return {
    ...report,
    wrongAsset: !transfers.every(isAgain),
    others: transfers,
    ...(transfers.some(isAgain) ? { findings: [...findings, 'redeposit' as const] } : {}),
  };
}

/** More decimals than the vendor writes of an amount in dollars. */
const DOLLAR_DECIMALS = 20;
const UNITS_PER_CENT = 10n ** BigInt(DOLLAR_DECIMALS - 2);

/** The body of an answer to a request that was accepted. */
function accepted({ status, body }: GatewayAnswer): object {
  if (status >= 300) return unusable(`answer with status ${status}`);
  return typeof body === 'object' && body !== null ? body : unusable('answer');
}

function isBelowMinimum({ status, body }: GatewayAnswer): boolean {
  const code = (body as { code?: unknown } | null)?.code;
  return status === 400 && typeof code === 'string' && /MINIM/.test(code);
}

function unusable(part: string): never {
  throw new ShopError('gateway_unavailable', { cause: new Error(`NOWPayments sent an unusable ${part}`) });
}
