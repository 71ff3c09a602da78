import {
  COIN_FACTS,
  type Coin,
  type GatewayReport,
  type OtherTransfer,
  toldTransactions,
  type Units,
} from '#modules/payments/index.ts';
import { readUnits } from '../../gateway-http/exact-json.ts';
import { type Invoice, type InvoiceMethod, type InvoicePayment, unusable } from './answers.ts';
import { meaningOf } from './statuses.ts';

/** The payment methods by which each coin can be paid, the preferred first. Lightning is not among them, because it has no address. */
export const METHODS: Readonly<Record<Coin, readonly string[]>> = {
  BTC: ['BTC-CHAIN'],
  ETH: ['ETH-CHAIN', 'ETH-Ethereum'],
  USDT_ERC20: ['USDT-Ethereum'],
  USDT_TRC20: ['USDT-TRON'],
};

/**
 * Translates an invoice and its payment methods to a report on the payment in `coin`. Throws `gateway_unavailable` for unusable amounts, and
 * for methods without the one for which the invoice was made: they do not say that nothing came by it.
 */
export function reportOf(invoice: Invoice, methods: readonly InvoiceMethod[], coin: Coin): GatewayReport {
  const isOfCoin = ({ paymentMethodId }: InvoiceMethod) => METHODS[coin].includes(paymentMethodId);
  const ofCoin = methods.filter(isOfCoin);
  if (ofCoin.length === 0) throw unusable('an invoice without its payment method');
  const payments = ofCoin.flatMap((method) => method.payments.filter(isValid));
  const others = methods.filter((method) => !isOfCoin(method)).flatMap(transfersOf);
  const sum = (some: readonly InvoicePayment[]) => some.reduce((total, { value }) => total + exactUnits(value, coin), 0n);
  const { countsMoney, isContested } = meaningOf(invoice.status, invoice.additionalStatus);
  return {
    received: sum(payments),
    confirmed: countsMoney ? sum(payments.filter(({ status }) => status === 'Settled')) : 0n,
    wrongAsset: others.length > 0,
    ...(others.length > 0 ? { others } : {}),
    arrival: lastOf(payments.map(({ receivedDate }) => receivedDate)),
    ...toldTransactions(payments.map(hashOf)),
    ...(isContested ? { findings: ['contested'] as const } : {}),
  };
}

/** Reads decimal text as the coin's smallest units, without a loss. */
export function exactUnits(text: string, coin: Coin): Units {
  const units = readUnits(text, COIN_FACTS[coin].decimals);
  if (units === undefined) throw unusable('an amount that the coin cannot have');
  return units;
}

/** The payments by a method that is none of the coin's: that of another coin, or Lightning. */
function transfersOf({ paymentMethodId: currency, payments }: InvoiceMethod): OtherTransfer[] {
  return payments.filter(isValid).map((payment) => {
    const { id, value: amount, receivedDate } = payment;
    const [transactionId] = toldTransactions([hashOf(payment)]).transactionIds ?? [];
    const transfer = { id: id ?? `${currency} ${amount} ${receivedDate}`, currency, amount };
    return transactionId === undefined ? transfer : { ...transfer, transactionId };
  });
}

/** The hash of a payment's transaction, without what BTCPay adds to it: which of its outputs is the payment. */
function hashOf({ id }: InvoicePayment): string | undefined {
  return id?.replace(/-\d+$/, '');
}

/** BTCPay calls a payment invalid when its transaction was replaced or its money was spent otherwise: that money is gone. */
function isValid({ status }: InvoicePayment): boolean {
  return status !== 'Invalid';
}

function lastOf(unixSeconds: readonly string[]): Date | null {
  return unixSeconds.length === 0 ? null : new Date(Math.max(...unixSeconds.map(Number)) * 1000);
}
