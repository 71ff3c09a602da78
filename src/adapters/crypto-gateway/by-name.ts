import { ShopError } from '#kernel/errors.ts';
import type { CryptoGateway } from '#modules/payments/index.ts';

/**
 * The gateway `chosen`, with the gateways that the shop used before: payments are opened at the chosen gateway, and each is read from the
 * gateway that opened it. A payment of a gateway that is not configured any more is `gateway_unavailable`.
 */
export function createGatewayByName(chosen: CryptoGateway, ...former: readonly CryptoGateway[]): CryptoGateway {
  const known = new Map([...former, chosen].map((gateway) => [gateway.name, gateway]));
  return {
    name: chosen.name,
    open: (request) => chosen.open(request),
    coins: () => chosen.coins(),
    async read(payment) {
      const gateway = known.get(payment.gateway);
      if (!gateway)
        throw new ShopError('gateway_unavailable', { cause: new Error('The gateway of the payment is not configured') });
      return gateway.read(payment);
    },
  };
}
