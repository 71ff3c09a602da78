import { formatUnits } from '#modules/payments/coin.ts';
import { addressOf, amountOf, coinOf, type StandInInvoice } from './btcpay-invoices.ts';

interface Shape {
  readonly withMethods: boolean;
  /** Instead of the invoice's own. */
  readonly address: string | undefined;
}

/** An invoice as the API shows it. */
export function asInvoice(invoice: StandInInvoice, { withMethods, address }: Shape) {
  const { id, storeId, cents, currency, metadata, status, additionalStatus } = invoice;
  return {
    id,
    storeId,
    currency,
    metadata,
    status,
    additionalStatus,
    type: 'Standard',
    archived: false,
    amount: (cents / 100).toFixed(2),
    createdTime: Math.floor(invoice.created / 1000),
    expirationTime: Math.floor(invoice.expiration / 1000),
    monitoringExpiration: Math.floor(invoice.monitoring / 1000),
    ...(withMethods ? { paymentMethods: [asMethod(invoice, address)] } : {}),
  };
}

/** The one payment method of an invoice, with its payments. */
export function asMethod(invoice: StandInInvoice, destination = addressOf(invoice)) {
  const { method } = invoice;
  const coin = coinOf(method);
  const payments = invoice.payments
    .filter(({ status }) => status !== 'Invalid')
    .map(({ id, units, status, receivedDate }) => ({
      id,
      receivedDate,
      value: formatUnits(units, coin),
      fee: '0.0',
      status,
      destination,
    }));
  return { paymentMethodId: method, activated: true, destination, amount: formatUnits(amountOf(invoice), coin), payments };
}
