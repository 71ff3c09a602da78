import type { PortsOf } from '#kernel/ports.ts';
import { createCancelPayment } from './cancel-payment.ts';
import { createCheckPayment } from './check-payment.ts';
import { createExpireOrders } from './expire-orders.ts';
import { createOpenPayment } from './open-payment.ts';
import { createConfirmCardPayment } from './pay-by-card.ts';
import type { OpenedPayment } from './payment.ts';
import { createPaymentStatus } from './payment-status.ts';
import { createPlayTransfer, type PlayDeps } from './play-transfer.ts';
import type { PaymentReader, PaymentTransact } from './ports.ts';
import { createReceiveNotice } from './receive-notice.ts';
import { createSweepPayments } from './sweep-payments.ts';
import { createPrintReceipt, createViewReceipt } from './view-receipt.ts';

/** What the use cases take from outside; what else they take `composePayments` makes of it. */
type Ports = PortsOf<
  | typeof createCancelPayment
  | typeof createExpireOrders
  | typeof createOpenPayment
  | typeof createPaymentStatus
  | typeof createReceiveNotice
  | typeof createPrintReceipt
> &
  Omit<PlayDeps, 'check'> & {
    readonly payments: PaymentReader;
    /** Transactions of a job, which take turns. */
    readonly transactInTurn: PaymentTransact;
    /** The name under which payments at the fixed card link are stored. */
    readonly cardLink: string;
    /** Called for a payment whose check in the sweep failed. */
    readonly onFailure: (payment: OpenedPayment, error: unknown) => void;
  };

export type Payments = ReturnType<typeof composePayments>;

/** Payments in coins and at the fixed card link, their sweep, notices of gateways, receipts, expiry, and the money that a sandbox plays. */
export function composePayments(ports: Ports) {
  const check = createCheckPayment(ports);
  return {
    coins: () => ports.gateway.coins(),
    openPayment: createOpenPayment(ports),
    paymentStatus: createPaymentStatus(ports),
    cancelPayment: createCancelPayment(ports),
    receiveNotice: createReceiveNotice(ports),
    viewReceipt: createViewReceipt(ports),
    printReceipt: createPrintReceipt(ports),
    playTransfer: createPlayTransfer({ ...ports, check }),
    confirmCardPayment: createConfirmCardPayment({ ...ports, gateway: ports.cardLink }),
    expireOrders: createExpireOrders(ports),
    sweep: createSweepPayments({ ...ports, check: createCheckPayment({ ...ports, transact: ports.transactInTurn }) }),
  };
}
