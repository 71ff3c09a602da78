import { ShopError } from '#kernel/errors.ts';
import type { CryptoGateway } from '#modules/payments/index.ts';

/**
 * One gateway for several: payments are opened at the `chosen` one, and each payment is read from the gateway that has opened it, which may be
 * one that the shop used formerly. Throws `gateway_unavailable` for a payment of a gateway that is not configured any more.
 */
export function createGatewayByName(chosen: CryptoGateway, known: readonly CryptoGateway[]): CryptoGateway {
  return {
    name: chosen.name,
    open: (request) => chosen.open(request),
    coins: () => chosen.coins(),
    async read(payment) {
      const gateway = known.find(({ name }) => name === payment.gateway);
      if (!gateway)
        throw new ShopError('gateway_unavailable', { cause: new Error('The gateway of the payment is not configured') });
      return gateway.read(payment);
    },
  };
}
