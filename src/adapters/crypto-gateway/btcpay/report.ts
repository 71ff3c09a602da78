import { COIN_FACTS, type Coin, type GatewayReport, toldTransactions, type Units } from '#modules/payments/index.ts';
import { readUnits } from '../../gateway-http/exact-json.ts';
import { type Invoice, type InvoiceMethod, malformed } from './answers.ts';
import { meaningOf } from './statuses.ts';

/** The payment methods by which each coin can be paid, the preferred first. Lightning is none of them: it has no address. */
export const METHODS: Readonly<Record<Coin, readonly string[]>> = {
  BTC: ['BTC-CHAIN'],
  ETH: ['ETH-CHAIN', 'ETH-Ethereum'],
  USDT_ERC20: ['USDT-Ethereum'],
  USDT_TRC20: ['USDT-TRON'],
};

/** Translates an invoice and its payment methods to a report on the payment in `coin`. Throws `gateway_unavailable` for malformed amounts. */
export function reportOf(invoice: Invoice, methods: readonly InvoiceMethod[], coin: Coin): GatewayReport {
  const isOwn = ({ paymentMethodId }: InvoiceMethod) => METHODS[coin].includes(paymentMethodId);
  // BTCPay calls a payment invalid when its transaction was replaced or spent otherwise: that money is gone.
  const payments = methods.filter(isOwn).flatMap((method) => method.payments.filter(isThere));
  const others = methods
    .filter((method) => !isOwn(method))
    .flatMap(({ paymentMethodId: currency, payments }) =>
      payments.filter(isThere).map(({ id, value: amount, receivedDate }) => {
        const hash = id?.replace(OUTPUT, '');
        const [transactionId] = toldTransactions([hash]).transactionIds ?? [];
        return {
          id: id ?? `${currency} ${amount} ${receivedDate}`,
          currency,
          amount,
          ...(transactionId ? { transactionId } : {}),
        };
      }),
    );
  const sum = (some: typeof payments) => some.reduce((total, { value }) => total + exactUnits(value, coin), 0n);
  const { countsMoney, isContested } = meaningOf(invoice.status, invoice.additionalStatus);
  return {
    received: sum(payments),
    confirmed: countsMoney ? sum(payments.filter(({ status }) => status === 'Settled')) : 0n,
    wrongAsset: others.length > 0,
    ...(others.length > 0 ? { others } : {}),
    arrival: lastOf(payments.map(({ receivedDate }) => receivedDate)),
    ...toldTransactions(payments.map(({ id }) => id?.replace(OUTPUT, ''))),
    ...(isContested ? { findings: ['contested'] as const } : {}),
  };
}

/** Reads decimal text as the coin's smallest units, without a loss. */
export function exactUnits(text: string, coin: Coin): Units {
  const units = readUnits(text, COIN_FACTS[coin].decimals);
  if (units === undefined) throw malformed('an amount that the coin cannot have');
  return units;
}

/** What BTCPay adds to the hash of a transaction: which of its outputs is the payment. */
const OUTPUT = /-\d+$/;

function isThere({ status }: { readonly status: string }): boolean {
  return status !== 'Invalid';
}

function lastOf(unixSeconds: readonly string[]): Date | null {
  return unixSeconds.length === 0 ? null : new Date(Math.max(...unixSeconds.map(Number)) * 1000);
}
