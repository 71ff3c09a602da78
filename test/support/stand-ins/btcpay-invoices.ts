import { randomBytes } from 'node:crypto';
import { COIN_FACTS, type Coin, parseUnits } from '#modules/payments/coin.ts';
import { sandboxAddress } from '../../../src/adapters/crypto-gateway/sandbox-address.ts';

/** US cents for one coin. */
const CENTS_PER_COIN: Record<Coin, bigint> = { BTC: 6_000_000n, ETH: 300_000n, USDT_ERC20: 100n, USDT_TRC20: 100n };

/** The payment methods that a server can have, with their coins. */
export const METHOD_COINS: Readonly<Record<string, Coin>> = {
  'BTC-CHAIN': 'BTC',
  'ETH-CHAIN': 'ETH',
  'USDT-Ethereum': 'USDT_ERC20',
  'USDT-TRON': 'USDT_TRC20',
};

interface StandInPayment {
  readonly id: string;
  readonly units: bigint;
  /** `Invalid`: replaced or spent otherwise; such a payment is not accounted, and not listed by default. */
  status: 'Processing' | 'Settled' | 'Invalid';
  /** Unix seconds. */
  readonly receivedDate: number;
}

export interface StandInInvoice {
  readonly id: string;
  readonly storeId: string;
  readonly cents: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The one payment method that the invoice was asked for. */
  readonly method: string;
  /** Unix milliseconds, as BTCPay keeps them; its API tells seconds. */
  readonly created: number;
  readonly expiration: number;
  readonly monitoring: number;
  status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
  additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'PaidOver';
  readonly payments: StandInPayment[];
}

/** The smallest units that an invoice asks for, rounded up as BTCPay does. */
export function amountOf({ method, cents }: StandInInvoice): bigint {
  const coin = coinOf(method);
  const price = CENTS_PER_COIN[coin];
  return (BigInt(cents) * 10n ** BigInt(COIN_FACTS[coin].decimals) + price - 1n) / price;
}

export function coinOf(method: string): Coin {
  const coin = METHOD_COINS[method];
  if (!coin) throw new Error(`No payment method ${method}`);
  return coin;
}

/** The address of an invoice: no wallet can lose real money to it. */
export function addressOf({ method, id }: StandInInvoice): string {
  return sandboxAddress(coinOf(method), id);
}

/** Adds a payment that has just been seen. BTCPay does not see another coin than the one of the payment method. */
export function addPayment(invoice: StandInInvoice, now: number, coin: Coin, amount: string, isFinal: boolean): string[] {
  if (coinOf(invoice.method) !== coin) return [];
  invoice.payments.push({
    id: `${randomBytes(32).toString('hex')}-0`,
    units: parseUnits(amount, coin) ?? 0n,
    status: isFinal ? 'Settled' : 'Processing',
    receivedDate: Math.floor(now / 1000),
  });
  return ['InvoiceReceivedPayment', ...watch(invoice, now), ...(isFinal ? ['InvoicePaymentSettled'] : [])];
}

/** Gives every payment of the invoice all its confirmations. */
export function confirm(invoice: StandInInvoice, now: number): string[] {
  const unsettled = invoice.payments.filter(({ status }) => status === 'Processing');
  for (const payment of unsettled) payment.status = 'Settled';
  return [...watch(invoice, now), ...unsettled.map(() => 'InvoicePaymentSettled')];
}

/** Replaces the last payment by a transaction that pays somebody else. */
export function replaceLast(invoice: StandInInvoice, now: number): string[] {
  const last = invoice.payments.findLast(({ status }) => status !== 'Invalid');
  if (last) last.status = 'Invalid';
  return watch(invoice, now);
}

/** Marks the invoice by hand, as its owner can; returns false when its state does not allow that. */
export function mark(invoice: StandInInvoice, status: 'Settled' | 'Invalid'): boolean {
  const isUndecided = ['New', 'Processing', 'Expired'].includes(invoice.status);
  if (status === invoice.status || (status === 'Invalid' && !isUndecided && invoice.additionalStatus !== 'Marked')) return false;
  Object.assign(invoice, { status, additionalStatus: 'Marked' });
  return true;
}

/**
 * Lets time and money act on an invoice, by the rules of BTCPay's InvoiceWatcher, and returns the types of the notices that this causes.
 * A late payment is told, and settles nothing: the invoice stays expired.
 */
export function watch(invoice: StandInInvoice, now: number): string[] {
  return [...expire(invoice, now), ...reactToMoney(invoice), ...reactToLoss(invoice), ...settle(invoice, now)];
}

function expire(invoice: StandInInvoice, now: number): string[] {
  if (invoice.status !== 'New' || now < invoice.expiration) return [];
  invoice.status = 'Expired';
  return ['InvoiceExpired', ...(invoice.additionalStatus === 'PaidPartial' ? ['InvoiceExpiredPaidPartial'] : [])];
}

function reactToMoney(invoice: StandInInvoice): string[] {
  const { paid, due } = moneyOf(invoice);
  if (invoice.status !== 'New' && invoice.status !== 'Expired') return [];
  if (paid > 0n && paid < due) invoice.additionalStatus = 'PaidPartial';
  if (paid < due) return [];
  if (invoice.status === 'New') {
    Object.assign(invoice, { status: 'Processing', additionalStatus: paid > due ? 'PaidOver' : 'None' });
    return ['InvoiceProcessing'];
  }
  if (invoice.additionalStatus === 'PaidLate') return [];
  invoice.additionalStatus = 'PaidLate';
  return ['InvoicePaidAfterExpiration'];
}

/** Takes back what `reactToMoney` did for payments that have since been replaced. */
function reactToLoss(invoice: StandInInvoice): string[] {
  const { paid, due } = moneyOf(invoice);
  if (invoice.status !== 'Processing') return [];
  if (paid < due) Object.assign(invoice, { status: 'New', additionalStatus: paid > 0n ? 'PaidPartial' : 'None' });
  else invoice.additionalStatus = paid > due ? 'PaidOver' : 'None';
  return [];
}

function settle(invoice: StandInInvoice, now: number): string[] {
  if (invoice.status !== 'Processing') return [];
  const { settled, due } = moneyOf(invoice);
  if (settled >= due) invoice.status = 'Settled';
  else if (now > invoice.monitoring) invoice.status = 'Invalid';
  else return [];
  return [`Invoice${invoice.status}`];
}

/** What has come, what of that has all its confirmations, and what is asked, in smallest units. */
function moneyOf(invoice: StandInInvoice) {
  const sum = (payments: readonly StandInPayment[]) => payments.reduce((total, { units }) => total + units, 0n);
  const there = invoice.payments.filter(({ status }) => status !== 'Invalid');
  return { paid: sum(there), settled: sum(there.filter(({ status }) => status === 'Settled')), due: amountOf(invoice) };
}
