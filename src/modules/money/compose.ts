import { composing, type PortsOf } from '#kernel/ports.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createBeginRefund } from './begin-refund.ts';
import { createConfirmByHand } from './confirm-by-hand.ts';
import { createSettleMoney } from './decide-about-money.ts';
import { createDecideForShop, decisionsByHand } from './decide-for-shop.ts';
import type { EvidenceDeps } from './evidence.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
import { createGiveRefundAddress, createViewLinkedRefund } from './give-address.ts';
import type { HandDeps } from './hand-decision.ts';
import { createListOpenRefunds, createViewRefund } from './open-refunds.ts';
import { createViewBooksOfOrder } from './order-books.ts';
import { createPayBack } from './pay-back.ts';
import type { HandMoneyReader } from './ports.ts';
import type { RefundReader, WaitingMoneyReader } from './reading-ports.ts';
import { createViewOrderMoney } from './refundable-money.ts';
import { createRefundsForShop } from './refunds-for-shop.ts';
import { createRequestRefund } from './request-refund.ts';
import { createSendRefundLink } from './send-link.ts';
import { createSettleReview } from './settle-review.ts';
import { createReadEvidence, createViewHandMoney } from './view-hand-money.ts';
import { createListWaitingMoney, createViewWaitingMoney } from './waiting-money.ts';

type Ports = HandDeps &
  EvidenceDeps &
  PortsOf<typeof createAskForRefund | typeof createGiveRefundAddress | typeof createRefundsForShop> & {
    readonly waiting: WaitingMoneyReader;
    readonly openRefunds: RefundReader;
    readonly handMoney: HandMoneyReader;
  };

export type Money = ReturnType<typeof composeMoney>;

/** What customers and the shop's people do about money that waits, goes back or came by hand. */
export function composeMoney(ports: Ports) {
  const decisions = decisionsByHand(ports);
  return {
    askForRefund: createAskForRefund(ports),
    sendRefundLink: createSendRefundLink(ports),
    viewLinkedRefund: createViewLinkedRefund(ports),
    giveRefundAddress: createGiveRefundAddress(ports),
    listWaitingMoney: createListWaitingMoney(ports.waiting),
    viewWaitingMoney: createViewWaitingMoney(ports.waiting),
    settleMoney: createSettleMoney(ports),
    viewOrderMoney: createViewOrderMoney(ports.waiting),
    viewBooks: createViewBooksOfOrder(ports.waiting),
    beginRefund: createBeginRefund(ports),
    listOpenRefunds: createListOpenRefunds(ports.openRefunds),
    // The name of the card gateway that pays back by itself; absent where people do.
    viewRefund: createViewRefund({ ...ports.openRefunds, gateway: ports.refunds?.name }),
    refunds: createRefundsForShop(ports),
    // `decisions` trusts its callers: `byHand`, which judges the rights of the shop's people, and the use cases of partners, which judge theirs.
    decisions,
    byHand: createDecideForShop(decisions, ports.clock),
    viewHandMoney: createViewHandMoney({ ...ports, reader: ports.handMoney }),
    readEvidence: createReadEvidence(ports.handMoney),
  };
}

/** What an operator decides about money, by commands. */
export const composeOperatedMoney = composing({
  settleReview: createSettleReview,
  confirmByHand: createConfirmByHand,
  requestRefund: createRequestRefund,
  sendRefundLink: createSendRefundLink,
  sendRefund: createSendRefund,
  payBack: createPayBack,
  confirmRefund: createConfirmRefund,
  rejectRefund: createRejectRefund,
});

/** What is played of a refund in the sandbox: where coins go, that it was sent, and that it did not arrive. */
export type PlayedRefunds = ReturnType<typeof composePlayedRefunds>;

export const composePlayedRefunds = composing({
  giveAddress: createGiveRefundAddress,
  send: createSendRefund,
  reject: createRejectRefund,
});
