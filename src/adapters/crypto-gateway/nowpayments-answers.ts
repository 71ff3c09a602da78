import {
  COIN_FACTS,
  type Coin,
  type GatewayReport,
  hasEndedUnpaid,
  mismatchOf,
  type OpenedPayment,
  type OtherTransfer,
  toldTransactions,
  type Units,
} from '#modules/payments/index.ts';
import { readNoisyUnits, readUnits } from '../gateway-http/exact-json.ts';

/** The vendor's codes of the coins. Its bare `usdt` names no network and is not used. */
export const CODES: Readonly<Record<Coin, string>> = {
  BTC: 'btc',
  ETH: 'eth',
  USDT_ERC20: 'usdterc20',
  USDT_TRC20: 'usdttrc20',
};

/**
 * What each of the vendor's statuses says of the money that has come. `seen`: it is on its way, and not the merchant's yet. `kept`: the merchant
 * has it, enough or not. `stuck`: the vendor could not process it. `returned`: the payer has it back. `none`: the status tells nothing of
 * money; the amount alone does.
 */
export const STATUSES: Readonly<Record<string, 'none' | 'seen' | 'kept' | 'stuck' | 'returned'>> = {
  waiting: 'none',
  confirming: 'seen',
  confirmed: 'seen',
  sending: 'seen',
  partially_paid: 'kept',
  finished: 'kept',
  failed: 'stuck',
  refunded: 'returned',
  expired: 'none',
};

/** A payment of the vendor, with ids as opaque text and amounts as decimal text. */
export type VendorPayment = NonNullable<ReturnType<typeof readPayment>>;

/** Reads a payment from what `readExactly` returns. Undefined when it has no id, or a status that the vendor does not document. */
export function readPayment(body: unknown) {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const children = fields.payment_extra_ids;
  const payment = {
    id: text('payment_id'),
    status: text('payment_status'),
    orderId: text('order_id'),
    parentId: text('parent_payment_id') || undefined,
    // Payments that the vendor made for further transfers to the same address.
    childIds: Array.isArray(children) ? children.filter((id) => typeof id === 'string') : [],
    payCurrency: text('pay_currency').toLowerCase(),
    payAmount: text('pay_amount'),
    priceCurrency: text('price_currency').toLowerCase(),
    priceAmount: text('price_amount'),
    address: text('pay_address'),
    // None of the shop's coins needs a memo beside the address.
    needsMemo: text('payin_extra_id') !== '',
    actuallyPaid: text('actually_paid') || '0',
    // The hash of the transfer, once the vendor tells it.
    transactionId: text('payin_hash') || undefined,
    // What the merchant gets, once the vendor has paid it out: decimal text in a currency of the vendor's.
    outcome: readOutcome(text('outcome_amount'), text('outcome_currency')),
    // The end of the fixed rate, and the last change of the payment; undefined where the vendor tells none.
    rateEndsAt: readInstant(text('expiration_estimate_date')),
    changedAt: readInstant(text('updated_at')),
  };
  return payment.id && Object.hasOwn(STATUSES, payment.status) ? payment : undefined;
}

function readInstant(text: string): Date | undefined {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Undefined for zero, which the vendor may write before it has paid out. */
function readOutcome(amount: string, currency: string) {
  const net = readUnits(amount, MOST_DECIMALS);
  if (!net || !/^[0-9a-z]{2,20}$/i.test(currency)) return undefined;
  const digits = net.toString().padStart(MOST_DECIMALS + 1, '0');
  const whole = digits.slice(0, -MOST_DECIMALS);
  const fraction = digits.slice(-MOST_DECIMALS).replace(/0+$/, '');
  return { currency: currency.toLowerCase(), net: fraction ? `${whole}.${fraction}` : whole };
}

/** More decimals than any currency has, and than the vendor writes. */
const MOST_DECIMALS = 40;

type Ordered = Pick<OpenedPayment, 'id' | 'coin' | 'amountCents'>;

/**
 * Tells whether the vendor's payment is the one that the shop asked for: for its payment, coin and dollars, and no further transfer of
 * another.
 */
export function isOrdered(vendor: VendorPayment, { id, coin, amountCents }: Ordered): boolean {
  return (
    vendor.orderId === id &&
    vendor.parentId === undefined &&
    vendor.payCurrency === CODES[coin] &&
    vendor.priceCurrency === 'usd' &&
    readUnits(vendor.priceAmount, 2) === BigInt(amountCents)
  );
}

/** Where to send how much; undefined when the coin cannot have such an amount, for zero, and when a memo must be sent too. */
export function readQuote(vendor: VendorPayment, coin: Coin): { readonly address: string; readonly expected: Units } | undefined {
  // The vendor counts in doubles.
  const expected = readNoisyUnits(vendor.payAmount, COIN_FACTS[coin].decimals);
  return expected && !vendor.needsMemo ? { address: vendor.address, expected } : undefined;
}

/**
 * The report of a payment by the vendor's answer about it; undefined for a fitting answer whose amount is none of the coin.
 *
 * The vendor tells no time of a transfer. So money is late when it has come to a payment that the vendor calls `expired`, or to one that had
 * ended at the shop without this money. The latter is in time all the same when the vendor has changed nothing of the payment since that end:
 * a payer may send coins and then give the payment up, before the shop looks. All other money is in time: what nobody looked for counts for
 * the payer.
 */
export function reportOf(vendor: VendorPayment, payment: OpenedPayment): GatewayReport | undefined {
  const quote = readQuote(vendor, payment.coin);
  const paid = readNoisyUnits(vendor.actuallyPaid, COIN_FACTS[payment.coin].decimals);
  const isOurs = isOrdered(vendor, payment) && vendor.id === payment.gatewayPaymentId;
  // By its status the merchant has the money, by its amount none has come.
  const isContradictory = STATUSES[vendor.status] === 'kept' && paid === 0n;
  if (!isOurs || isContradictory || quote?.address !== payment.address || quote.expected !== payment.expected)
    return mismatchOf(payment, unfitOf(vendor, payment, paid));
  if (paid === undefined) return undefined;
  const { received, confirmed } = countOf(vendor, paid, payment.expected);
  const isReturned = STATUSES[vendor.status] === 'returned';
  // What could not be processed has come, whether the vendor tells its amount or not.
  const stuck = STATUSES[vendor.status] === 'stuck' ? { isOver: true, findings: ['stuck' as const] } : {};
  if (received === 0n)
    return { received, confirmed, wrongAsset: false, arrival: null, ...stuck, ...(isReturned ? { isReturned } : {}) };
  const cameBeforeEnd = vendor.changedAt !== undefined && vendor.changedAt < payment.expiresAt;
  const isLate = vendor.status === 'expired' || (hasEndedUnpaid(payment) && payment.received === 0n && !cameBeforeEnd);
  return {
    received,
    confirmed,
    wrongAsset: false,
    arrival: isLate ? 'late' : 'in_time',
    // No more money comes to this payment: a further transfer to its address is a payment of its own at the vendor.
    isOver: true,
    ...toldTransactions([vendor.transactionId]),
    ...(confirmed > 0n && vendor.outcome ? { outcome: vendor.outcome } : {}),
    ...stuck,
  };
}

/** What came by an answer that does not fit; nothing when it is what was counted before. */
function unfitOf(
  vendor: VendorPayment,
  { coin, received }: OpenedPayment,
  paid: Units | undefined,
): Pick<GatewayReport, 'unfit'> {
  const isCounted = vendor.payCurrency === CODES[coin] && paid === received;
  return hasMoney(vendor) && !isCounted ? { unfit: moneyOf(vendor) } : {};
}

/** The amount is a number of JSON: any digit before its exponent makes it more than nothing. */
export function hasMoney({ actuallyPaid }: VendorPayment): boolean {
  const [digits = ''] = actuallyPaid.split(/e/i);
  return /[1-9]/.test(digits);
}

export const nameOf = (code: string) => code.toUpperCase();

/** The coins that came by a payment of the vendor, whatever the shop has asked for. */
export function moneyOf({ payCurrency, actuallyPaid: amount, transactionId: hash }: VendorPayment): Omit<OtherTransfer, 'id'> {
  const money = { currency: nameOf(payCurrency), amount };
  const [transactionId] = toldTransactions([hash]).transactionIds ?? [];
  return transactionId === undefined ? money : { ...money, transactionId };
}

/** How much of the money has come, and how much of it is the merchant's. */
function countOf({ status }: VendorPayment, paid: Units, expected: Units): { received: Units; confirmed: Units } {
  switch (STATUSES[status]) {
    case 'kept':
      return { received: paid, confirmed: paid };
    case 'returned':
      return { received: 0n, confirmed: 0n };
    case 'seen':
      // Money whose amount the vendor does not tell yet counts as the whole until it does: the payer must not be asked to send it again.
      return { received: paid > 0n ? paid : expected, confirmed: 0n };
    default:
      return { received: paid, confirmed: 0n };
  }
}
