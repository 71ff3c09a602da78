import { ShopError } from '#kernel/errors.ts';
import type { CryptoGateway } from '#modules/payments/index.ts';

/** How the gateway behaves, and a record of the requests to it. */
export const gateway = {
  /** The payments that were opened at it. */
  opened: [] as string[],
  /** The payments that were asked about, once for each request. */
  read: [] as string[],
  readsOf: (id: string) => gateway.read.filter((each) => each === id).length,
  /** Handles a request to open a payment, and its answer is lost. */
  losesAnswers: false,
  /** Handles no request. */
  isSick: false,
};

/** The sandbox gateway behind a connection that can fail before the request arrives or after it was handled. */
export const overUnsureLine = (sandbox: CryptoGateway): CryptoGateway => ({
  name: sandbox.name,
  async open(request) {
    if (gateway.isSick) throw new ShopError('gateway_unavailable');
    gateway.opened.push(request.paymentId);
    const opened = await sandbox.open(request);
    if (gateway.losesAnswers) throw new ShopError('gateway_unavailable');
    return opened;
  },
  async read(payment) {
    gateway.read.push(payment.gatewayPaymentId);
    if (gateway.isSick) throw new ShopError('gateway_unavailable');
    return sandbox.read(payment);
  },
  coins: sandbox.coins,
});
