export { addAsk, withdrawAsk } from './ask-for-refund.ts';
export { composeMoney, composeOperatedMoney, composePlayedRefunds, type Money, type PlayedRefunds } from './compose.ts';
export type { HandConfirmation } from './confirm-payment.ts';
export type { HandDecisions } from './decide-for-shop.ts';
export type { HandDecline } from './decline-payment.ts';
export { createEndFailedRefunds } from './end-failed-refunds.ts';
export type { Evidence, EvidenceRef } from './evidence-file.ts';
export type { AgreedAlone } from './hand-decision.ts';
export { withdrawProposal } from './hand-payment.ts';
export type { MoneySource } from './money-source.ts';
export type { OfferedRefund } from './open-refunds.ts';
export type { BooksOfOrder } from './order-books.ts';
export type { MoneyData } from './personal-data.ts';
export type {
  Administrator,
  Ask,
  EvidenceStore,
  HandMoneyReader,
  HandPayment,
  MoneyStore,
  MoneyTransact,
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
export { leftToRefund, type Refund, type RefundState, sendingOf } from './refund.ts';
export { REFUND_WAITS, waitOf } from './refund-offers.ts';
export type { RefundableMoney } from './refundable-money.ts';
export { MoneyRefusal } from './refusal.ts';
export { isUnderWay, type RefundStep, refundStepOf, repairOf } from './repair.ts';
export { isAccountId } from './second-person.ts';
export { type HandMoney, undoUntil } from './view-hand-money.ts';
export type { OfferedMoney } from './waiting-money.ts';
