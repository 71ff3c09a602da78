import { refusedField, ShopError } from '#kernel/errors.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import { COIN_FACTS, type CoinOffer, type Payments, type PaymentView } from '#modules/payments/index.ts';
import { keyed, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Opens the payment of an order by card: at the one fixed link, or at a checkout for each order. */
type OpenCardPayment = (orderId: string, request?: IdempotentRequest) => Promise<Replayable<{ url: string }>>;

/** Operations of the tags `payments` and `gateways`. */
export function paymentHandlers(payments: Payments, openCardPayment: OpenCardPayment) {
  return {
    listCoins: async () => ok({ coins: (await payments.coins()).map(coinToWire) }),
    async createCryptoPayment({ body, idempotency }) {
      const { orderId, currency: coin, amountUsd } = body;
      const command = { orderId, coin, amountCents: dollarsToCents(amountUsd), idempotency };
      return keyed(201, await payments.openPayment(command).catch(nameOrder), ({ result }) => paymentToWire(result));
    },
    getCryptoPaymentStatus: async ({ params }) => ok(paymentToWire(await payments.paymentStatus(params.paymentId))),
    cancelCryptoPayment: async ({ params }) => ok(paymentToWire(await payments.cancelPayment(params.paymentId))),
    receiveGatewayNotice: async ({ params, raw }) => ok({ outcome: await payments.receiveNotice(params.gateway, raw) }),
    createCardPayment: async ({ body, idempotency }) =>
      keyed(201, await openCardPayment(body.orderId, idempotency).catch(nameOrder), ({ result }) => result),
  } satisfies Partial<Handlers>;
}

function coinToWire({ coin, leastCents }: CoinOffer): Wire['OfferedCoin'] {
  return { currency: coin, network: COIN_FACTS[coin].network, minimumUsd: centsToDollars(leastCents) };
}

function paymentToWire({ amountCents, ...view }: PaymentView): Wire['CryptoPayment'] {
  return { ...view, amountUsd: centsToDollars(amountCents) };
}

/** Throws a refusal again; one of an order that does not exist names the field of the body that holds the order's id. */
function nameOrder(error: unknown): never {
  const isUnknownOrder = error instanceof ShopError && error.code === 'not_found';
  throw isUnknownOrder ? refusedField(['orderId'], 'unknown_order', 'not_found') : error;
}
