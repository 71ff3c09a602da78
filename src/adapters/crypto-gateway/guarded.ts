import { ShopError } from '#kernel/errors.ts';
import { within } from '#kernel/within.ts';
import type { Coin, CryptoGateway } from '#modules/payments/index.ts';
import { isCoinAddress, type Networks } from './coin-address.ts';

interface Guard {
  readonly networks: Networks;
  /** Tells the shop's people that the gateway has answered an address to which no wallet may send the coin. */
  readonly alarm: (address: { readonly gateway: string; readonly gatewayPaymentId: string; readonly coin: Coin }) => void;
  readonly timeoutMilliseconds?: number;
}

/**
 * A gateway whose addresses are checked before anybody sees them, and whose `open` ends within ten seconds, however many calls it makes.
 * A wrong address is an alarm and `gateway_unavailable`, the end of the time the latter alone. If the gateway has opened the payment all the
 * same, the next request finds it as far as `open` can.
 */
export function guardGateway(gateway: CryptoGateway, { networks, alarm, timeoutMilliseconds = 10_000 }: Guard): CryptoGateway {
  return {
    ...gateway,
    async open(request) {
      const opened = await within(timeoutMilliseconds, gateway.open(request));
      if (!opened) throw new ShopError('gateway_unavailable');
      const { gatewayPaymentId, address } = opened;
      if (isCoinAddress(request.coin, address, networks)) return opened;
      alarm({ gateway: gateway.name, gatewayPaymentId, coin: request.coin });
      throw new ShopError('gateway_unavailable');
    },
  };
}

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
