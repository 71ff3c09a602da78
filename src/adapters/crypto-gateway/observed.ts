import { ShopError } from '#kernel/errors.ts';
import type { CryptoGateway } from '#modules/payments/index.ts';

/** A call of a gateway that has ended. */
interface EndedCall {
  readonly gateway: string;
  readonly call: 'open' | 'read' | 'coins';
  /** True when the gateway did not answer, or answered nonsense. */
  readonly isFailed: boolean;
}

/** The same gateway, which tells how each call to it ended. A refusal of a customer's amount is an answer. */
export function observeGateway(gateway: CryptoGateway, tell: (ended: EndedCall) => void): CryptoGateway {
  async function observe<Value>(name: string, call: EndedCall['call'], answer: Promise<Value>): Promise<Value> {
    try {
      const value = await answer;
      tell({ gateway: name, call, isFailed: false });
      return value;
    } catch (error) {
      tell({ gateway: name, call, isFailed: !(error instanceof ShopError && error.code === 'below_minimum') });
      throw error;
    }
  }
  return {
    name: gateway.name,
    open: (request) => observe(gateway.name, 'open', gateway.open(request)),
    read: (payment) => observe(payment.gateway, 'read', gateway.read(payment)),
    coins: () => observe(gateway.name, 'coins', gateway.coins()),
  };
}
