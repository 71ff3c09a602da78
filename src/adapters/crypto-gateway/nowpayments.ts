import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Cents, cents, centsToDollars } from '#kernel/money.ts';
import {
  type Coin,
  type CoinOffer,
  type CryptoGateway,
  type GatewayReport,
  type OpenedPayment,
  type OtherTransfer,
  type PaymentToOpen,
  toldTransactions,
} from '#modules/payments/index.ts';
import { readUnits } from '../gateway-http/exact-json.ts';
import { createGatewayHttp, type GatewayAnswer, type GatewayCall } from '../gateway-http/gateway-http.ts';
import { keepFor } from '../gateway-http/keep-for.ts';
import { CODES, isOrdered, readPayment, readQuote, reportOf, type VendorPayment } from './nowpayments-answers.ts';

export const NOWPAYMENTS = 'nowpayments';

export interface NowPaymentsOptions {
  /** With the version, without a slash at the end: `https://api.nowpayments.io/v1`. */
  readonly url: string;
  readonly apiKey: string;
  /** Where the vendor sends its notices. */
  readonly noticeUrl: string;
  readonly clock: Clock;
  /** The vendor's ids of payments that true notices have named as those of a payment of the shop, oldest first. */
  readonly noticed: (paymentId: string) => Promise<readonly string[]>;
}

/** Of payments at the vendor beside the one that its payer was shown, so many are watched. */
const MOST_OTHERS = 4;
const OFFERS_SECONDS = 300;

/**
 * Payments in coins by NOWPayments, at its fixed rate. The vendor takes no key against repetition and its list of payments needs a login,
 * so a creation whose answer was lost is found again by its notices, which carry the shop's id of the payment: `open` takes the first
 * payment that a notice has named, and asks for a new one only when there is none. The address of the lost payment was shown to nobody.
 * Should money come to it all the same, or again to an address that was paid (`parent_payment_id`), or in another coin, `read` finds it
 * beside the payment, by notices and by `payment_extra_ids`, and tells it as a finding: such money never pays by itself.
 */
export function createNowPayments({ url, apiKey, noticeUrl, clock, noticed }: NowPaymentsOptions): CryptoGateway {
  const http = createGatewayHttp({ baseUrl: url, headers: { 'x-api-key': apiKey }, clock });
  const call = async (request: GatewayCall) => accepted(await http(request));
  const find = async (id: string): Promise<VendorPayment> =>
    readPayment(await call({ path: `/payment/${encodeURIComponent(id)}` })) ?? malformed('payment');
  const coins = keepFor(OFFERS_SECONDS, clock, () => listOffers(call));

  async function findCreated(request: PaymentToOpen): Promise<VendorPayment | undefined> {
    for (const id of (await noticed(request.paymentId)).slice(0, MOST_OTHERS)) {
      const vendor = await find(id);
      if (isOrdered(vendor, { ...request, id: request.paymentId })) return vendor;
    }
    return undefined;
  }

  async function create(request: PaymentToOpen): Promise<VendorPayment> {
    const { paymentId, orderNumber, coin, amountUsd } = request;
    // Money below the minimum would be lost to its payer; when the minimum cannot be told, the vendor refuses by itself.
    const offers = await coins().catch(() => []);
    if (offers.some((offer) => offer.coin === coin && amountUsd < offer.leastUsd)) throw new ShopError('below_minimum');
    const answer = await http({
      method: 'POST',
      path: '/payment',
      body: {
        price_amount: centsToDollars(amountUsd),
        price_currency: 'usd',
        pay_currency: CODES[coin],
        order_id: paymentId,
        // The signature of a notice covers this text, and vendors' libraries differ in how they write other letters.
        order_description: `Order ${orderNumber}`,
        ipn_callback_url: noticeUrl,
        is_fixed_rate: true,
        // The vendor's test system moves a payment only by a scenario.
        ...(new URL(url).host === TEST_HOST ? { case: 'success' } : {}),
      },
    });
    if (isBelowMinimum(answer)) throw new ShopError('below_minimum');
    const vendor = readPayment(accepted(answer)) ?? malformed('new payment');
    return isOrdered(vendor, { id: paymentId, coin, amountUsd }) ? vendor : malformed('new payment of another order');
  }

  return {
    name: NOWPAYMENTS,
    coins,

    async open(request) {
      const vendor = (await findCreated(request)) ?? (await create(request));
      const quote = readQuote(vendor, request.coin) ?? malformed('quote');
      const { rateEndsAt = request.expiresAt } = vendor;
      const expiresAt = rateEndsAt < request.expiresAt ? rateEndsAt : request.expiresAt;
      return { gatewayPaymentId: vendor.id, ...quote, expiresAt, qrCodeData: null };
    },

    async read(payment) {
      const vendor = await find(payment.gatewayPaymentId);
      const report = reportOf(vendor, payment) ?? malformed('amount');
      const known = [...vendor.childIds, ...(await noticed(payment.id))].filter((id) => id !== vendor.id);
      // Another payment that cannot be read now must not hide this one.
      const others = await Promise.all([...new Set(known)].slice(-MOST_OTHERS).map((id) => find(id).catch(() => undefined)));
      return withOthers(
        report,
        others.filter((other) => other !== undefined),
        payment,
      );
    },
  };
}

/** The vendor's test system, in which no money moves. */
export const TEST_HOST = 'api-sandbox.nowpayments.io';

/** Adds what came beside the payment: to its address again, in another coin, or to an address that nobody was shown. */
function withOthers(
  report: GatewayReport,
  others: readonly VendorPayment[],
  { coin, others: before }: OpenedPayment,
): GatewayReport {
  const paid = others.filter(({ actuallyPaid }) => /[1-9]/.test(actuallyPaid.split(/e/i)[0] ?? ''));
  const strange = paid.filter(({ payCurrency }) => payCurrency !== CODES[coin]);
  const read = new Set(others.map(({ id }) => id));
  // What cannot be read now came all the same.
  const transfers = [...before.filter(({ id }) => !read.has(id)), ...strange.map(otherTransfer)];
  const isAgain = paid.some(({ payCurrency }) => payCurrency === CODES[coin]);
  return {
    ...report,
    wrongAsset: transfers.length > 0,
    ...(transfers.length > 0 ? { others: transfers.toSorted((a, b) => (a.id < b.id ? -1 : 1)) } : {}),
    ...(isAgain ? { findings: [...(report.findings ?? []), 'redeposit' as const] } : {}),
  };
}

function otherTransfer({ id, payCurrency, actuallyPaid: amount, transactionId: hash }: VendorPayment): OtherTransfer {
  const [transactionId] = toldTransactions([hash]).transactionIds ?? [];
  return { id, currency: payCurrency.toUpperCase(), amount, ...(transactionId ? { transactionId } : {}) };
}

/** The coins that the merchant has chosen at the vendor, each with the vendor's minimum in dollars, rounded up to the cent. */
async function listOffers(call: (request: GatewayCall) => Promise<unknown>): Promise<CoinOffer[]> {
  const { selectedCurrencies: chosen } = (await call({ path: '/merchant/coins' })) as { selectedCurrencies?: unknown };
  if (!Array.isArray(chosen)) return malformed('list of coins');
  const codes = new Set(chosen.map((code) => `${code}`.toLowerCase()));
  const offered = Object.entries(CODES).filter(([, code]) => codes.has(code)) as [Coin, string][];
  return Promise.all(offered.map(async ([coin, code]) => ({ coin, leastUsd: await leastOf(call, code) })));
}

async function leastOf(call: (request: GatewayCall) => Promise<unknown>, code: string): Promise<Cents> {
  const query = `currency_from=${code}&fiat_equivalent=usd&is_fixed_rate=true`;
  const { fiat_equivalent: least } = (await call({ path: `/min-amount?${query}` })) as { fiat_equivalent?: unknown };
  // Twelve decimals are more than the vendor writes.
  const fine = readUnits(least, 20) ?? malformed('minimum');
  const perCent = 10n ** 18n;
  return cents(Number((fine + perCent - 1n) / perCent));
}

/** The body of an answer that grants the request. */
function accepted({ status, body }: GatewayAnswer): object {
  if (status >= 300) return malformed(`answer with status ${status}`);
  return typeof body === 'object' && body !== null ? body : malformed('answer');
}

function isBelowMinimum({ status, body }: GatewayAnswer): boolean {
  const code = (body as { code?: unknown } | null)?.code;
  return status === 400 && typeof code === 'string' && /MINIM/.test(code);
}

function malformed(part: string): never {
  throw new ShopError('gateway_unavailable', { cause: new Error(`NOWPayments sent an unusable ${part}`) });
}
