import type { Cents } from '#kernel/money.ts';
import { COIN_FACTS, type Coin, formatUnits, type Network } from './coin.ts';
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

/** A payment as its payer sees it. Plain JSON; coin amounts are decimal strings in the coin's unit. */
export interface PaymentView {
  readonly id: string;
  readonly orderId: string;
  readonly currency: Coin;
  readonly network: Network;
  readonly amountCents: Cents;
  readonly expectedAmount: string;
  readonly receivedAmount: string;
  readonly address: string;
  readonly paymentUri: string;
  readonly qrCodeData?: string;
  readonly expiresAt: string;
  readonly status: SeenState;
  /** True when the order was paid otherwise: this payment has paid a part of it, or nothing. */
  readonly paidOtherwise: boolean;
  readonly late: boolean;
  readonly overpaid: boolean;
}

/** Returns a payment as its payer sees it. `isTest`: its link leads to a test network, so that nobody is led to send real money. */
export function viewPayment(payment: OpenedPayment, isTest: boolean): PaymentView {
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
    paidOtherwise: state === 'closed',
    late,
    overpaid,
  };
}
