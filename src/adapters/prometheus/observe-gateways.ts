import { ShopError } from '#kernel/errors.ts';
import type { CardSessionGateway, CryptoGateway } from '#modules/payments/index.ts';

/** A call of a gateway that has ended. */
interface EndedCall {
  readonly gateway: string;
  readonly call: 'open' | 'read' | 'end' | 'money' | 'coins';
  /** True when the gateway did not answer, or answered nonsense. */
  readonly isFailed: boolean;
}

type Tell = (ended: EndedCall) => void;

/** The same gateway, which tells how each call to it ended. A payment may be of a former gateway, which is asked through this one. */
export function observeCryptoGateway(gateway: CryptoGateway, tell: Tell): CryptoGateway {
  return {
    name: gateway.name,
    open: (request) => observe(tell, gateway.name, 'open', gateway.open(request)),
    read: (payment) => observe(tell, payment.gateway, 'read', gateway.read(payment)),
    coins: () => observe(tell, gateway.name, 'coins', gateway.coins()),
  };
}

/** The same gateway, which tells how each call to it ended. */
export function observeCardGateway(gateway: CardSessionGateway, tell: Tell): CardSessionGateway {
  return {
    name: gateway.name,
    // Only writes a request, and calls nobody.
    write: (checkout) => gateway.write(checkout),
    open: (session) => observe(tell, gateway.name, 'open', gateway.open(session)),
    read: (session) => observe(tell, gateway.name, 'read', gateway.read(session)),
    end: (session) => observe(tell, gateway.name, 'end', gateway.end(session)),
    readMoney: (session) => observe(tell, gateway.name, 'money', gateway.readMoney(session)),
  };
}

/** Tells how a call ended. A refusal because the amount is too small is an answer of the gateway, and no failure. */
async function observe<Value>(tell: Tell, gateway: string, call: EndedCall['call'], answer: Promise<Value>): Promise<Value> {
  try {
    const value = await answer;
    tell({ gateway, call, isFailed: false });
    return value;
  } catch (error) {
    tell({ gateway, call, isFailed: !(error instanceof ShopError && error.code === 'below_minimum') });
    throw error;
  }
}
