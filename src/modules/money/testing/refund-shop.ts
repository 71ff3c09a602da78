import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardPayment, OpenedPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from '../finish-refund.ts';
import { createRequestRefund } from '../request-refund.ts';
import { createMoneyShop } from './memory-money.ts';

/** The 300 dollars of an order that have come for good, as 100 units: 0.00000100 BTC. */
export const paid = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
/** The 300 dollars of an order, paid by a card at Stripe; `changes` replace the defaults. */
export function aCard(changes: Partial<CardPayment> = {}): CardPayment {
  return {
    id: uuid(300),
    orderId: anOrder().id,
    gateway: 'stripe',
    gatewayPaymentId: 'cs_1',
    amountCents: cents(30_000),
    receivedAt: new Date('2026-11-20T10:00:00Z'),
    reviews: [],
    ...changes,
  };
}

/** Who asks for a refund, and why. */
export const asked = { by: 'Olga', reason: 'The customer changed their mind' };

/** A shop in memory with an order and its payments, by default a paid one. */
export function refundShop(order: Order = anOrder('paid', { userId: 'anna' }), ...payments: OpenedPayment[]) {
  const money = createMoneyShop([order], payments.length > 0 ? payments : [paid]);
  const request = createRequestRefund(money);
  const send = createSendRefund(money);
  const confirm = createConfirmRefund(money);
  const reject = createRejectRefund(money);
  /** The customer has given an address for what waits for one. */
  const address = () => {
    const given = { state: 'addressed' as const, address: 'bc1q' };
    money.state.refunds = money.state.refunds.map((each) => (each.state === 'requested' ? { ...each, ...given } : each));
  };
  /** A refund of this money that Dennis has sent. */
  const sent = async (sourceId: string, part: { readonly amount?: string } = {}) => {
    const { id } = await request(sourceId, { ...asked, ...part });
    address();
    await send(id, dennis);
    return { id };
  };
  /** Gives this money back: asked for and confirmed by Olga, and sent by Dennis. */
  const giveBack = async (sourceId: string, part?: { readonly amount?: string }) => {
    const { id } = await sent(sourceId, part);
    await confirm(id, { by: 'Olga' });
  };
  const kinds = () => money.state.ledger.map(({ kind }) => kind);
  return { ...money, request, send, confirm, reject, address, sent, giveBack, kinds };
}

/** Who sends a refund, and how. */
export const dennis = { by: 'Dennis', reference: 'f00d' };
