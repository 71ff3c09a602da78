import { MINUTE_MS } from '#kernel/durations.ts';
import type { PaymentToOpen } from '#modules/payments/index.ts';
import { readUnits } from '../../gateway-http/exact-json.ts';
import type { Invoice } from './answers.ts';

/** Two confirmations survive every ordinary reorganisation of a blockchain; six would keep payers waiting for an hour. */
const SPEED_POLICY = 'LowMediumSpeed';
/** BTCPay watches an address for thirty days, as long as the sweep does. */
const MONITORING_MINUTES = 30 * 24 * 60;

/** Returns the body that creates an invoice for a payment by one payment method. It says nothing about the customer. */
export function invoiceFor({ paymentId, orderNumber, amountCents, expiresAt }: PaymentToOpen, method: string, now: Date) {
  return {
    amount: (amountCents / 100).toFixed(2),
    currency: 'USD',
    // BTCPay finds invoices by `orderId`, so this is the payment's id. The number of the shop's order, which may have several payments, stands
    // in the description.
    metadata: { orderId: paymentId, itemDesc: `Order ${orderNumber}` },
    checkout: {
      speedPolicy: SPEED_POLICY,
      paymentMethods: [method],
      defaultPaymentMethod: method,
      lazyPaymentMethods: false,
      expirationMinutes: wholeMinutes(expiresAt.getTime() - now.getTime()),
      monitoringMinutes: MONITORING_MINUTES,
      // The shop itself decides what a shortfall means.
      paymentTolerance: 0,
    },
    receipt: { enabled: false },
  };
}

/** BTCPay takes whole minutes only; the payment then ends when the invoice says. */
function wholeMinutes(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds / MINUTE_MS));
}

/** Tells whether an invoice was made for this payment. */
export function isFor(
  { metadata, currency, amount }: Invoice,
  { paymentId, amountCents }: Pick<PaymentToOpen, 'paymentId' | 'amountCents'>,
): boolean {
  return metadata.orderId === paymentId && currency === 'USD' && readUnits(amount, 2) === BigInt(amountCents);
}
