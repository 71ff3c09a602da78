export { addAsk, createAskForRefund, withdrawAsk } from './ask-for-refund.ts';
export { createBeginRefund, type WantedRefund } from './begin-refund.ts';
export { createConfirmByHand } from './confirm-by-hand.ts';
export { createDecideForShop, type HandDecisions } from './confirm-for-shop.ts';
export { createRefundMoney, createSettleMoney } from './decide-about-money.ts';
export {
  createAgreeWithPayment,
  createConfirmPayment,
  createDeclinePayment,
  createTakeBackPayment,
  type GivenDecline,
  type GivenKey,
  type GivenMoney,
} from './decide-by-hand.ts';
export type { Decider } from './decider.ts';
export { createEndFailedRefunds } from './end-failed-refunds.ts';
export { createAddEvidence } from './evidence.ts';
export type { Evidence, EvidenceRef } from './evidence-file.ts';
export { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
export { createGiveRefundAddress, createViewLinkedRefund, type LinkedRefund } from './give-address.ts';
export { createListOpenRefunds, createViewRefund, type OfferedRefund } from './open-refunds.ts';
export { type BooksOfOrder, createViewBooksOfOrder } from './order-money.ts';
export { createPayBack } from './pay-back.ts';
export type { MoneyData, MoneyRecords } from './personal-data.ts';
export type {
  Administrator,
  Ask,
  EvidenceStore,
  HandMoneyReader,
  HandPayment,
  MoneyStore,
  RefundNews,
  Review,
  WriteRefundNews,
} from './ports.ts';
export type {
  MoneyOfOrder,
  MoneyReader,
  MoneyTrace,
  OrderTrouble,
  RefundOfOrder,
  RefundReader,
  WaitingItem,
  WaitingMoney,
  WaitingMoneyReader,
} from './reading-ports.ts';
export { isAccount, leftOf, type MoneySource, type Refund, type RefundState, sendingOf } from './refund.ts';
export { waitOf } from './refund-offers.ts';
export { createViewOrderMoney, type RefundableMoney } from './refundable-money.ts';
export { createRefundsForShop, type SeenRefund } from './refunds-for-shop.ts';
export { MoneyRefusal } from './refusal.ts';
export { isUnderWay, type RefundStep, refundStepOf, repairOf } from './repair.ts';
export { createRequestRefund } from './request-refund.ts';
export { createSendRefundLink } from './send-link.ts';
export { createSettleReview } from './settle-review.ts';
export { createReadEvidence, createViewHandMoney, type HandMoney } from './view-hand-money.ts';
export { createListWaitingMoney, createViewWaitingMoney, type OfferedMoney, type WaitingQuery } from './waiting-money.ts';
