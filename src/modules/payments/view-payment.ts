import { COIN_FACTS, formatUnits } from './coin.ts';
import type { OpenedPayment, OpenedState } from './payment.ts';
import { paymentUri } from './payment-uri.ts';

type SeenState = Exclude<OpenedState, 'closed'>;

/**
 * The state as payers see it. To them `completed` means that the order is paid, whichever payment has paid it, and their browsers ask no
 * more. A closed payment is shown so too: whoever waits at its address must not go on to send money.
 */
export function seenState(state: OpenedState): SeenState {
  return state === 'closed' ? 'completed' : state;
}

export type PaymentView = ReturnType<typeof viewPayment>;

/**
 * Returns a payment as its payer sees it: plain JSON, with coin amounts as decimal strings in the coin's unit. `isTest`: its link leads to a
 * test network, so that nobody is led to send real money.
 */
export function viewPayment(payment: OpenedPayment, isTest: boolean) {
  const isPart = payment.state === 'partial';
  const { id, orderId, coin, amountCents, address, expected, received, qrCodeData, expiresAt, state, late, overpaid } = payment;
  return {
    id,
    orderId,
    currency: coin,
    network: COIN_FACTS[coin].network,
    amountCents,
    expectedAmount: formatUnits(expected, coin),
    receivedAmount: formatUnits(received, coin),
    address,
    paymentUri: paymentUri(coin, address, isPart ? expected - received : expected, isTest),
    // The gateway's own QR code asks for the whole amount: when only the rest is due, it would ask for too much.
    ...(qrCodeData && !isPart ? { qrCodeData } : {}),
    expiresAt: expiresAt.toISOString(),
    status: seenState(state),
    // True when the order was paid otherwise: this payment has paid a part of it, or nothing.
    paidOtherwise: state === 'closed',
    late,
    overpaid,
  };
}
