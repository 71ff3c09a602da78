export { arrivalsOf, awaitingOf } from './arrivals.ts';
export type { CardRefund, CardRefundReason, CardRefunds, EndFailedRefunds } from './card-refunds.ts';
export {
  type CardMoney,
  type CardReport,
  type CardSession,
  goneOf,
  type OpenedSession,
  type SessionState,
} from './card-session.ts';
export { createCheckCardSession } from './check-card-session.ts';
export { COIN_FACTS, COINS, type Coin, formatUnits, parseUnits, type Units } from './coin.ts';
export { centsOf, isOverpaid, receivedOf, restOf } from './coin-worth.ts';
export { composePayments, type Payments } from './compose.ts';
export { createEndCheckouts, type EndCheckouts, endNoCheckouts, openedCheckouts } from './end-checkouts.ts';
export { BY_HAND } from './facts.ts';
export { type GatewayReport, mismatchOf, toldTransactions } from './gateway-report.ts';
export type {
  CardSessionGateway,
  CheckoutToWrite,
  CoinOffer,
  CryptoGateway,
  GatewayCalls,
  GatewayEvent,
  NoticeReader,
  PaymentToOpen,
} from './gateways.ts';
export { endProposal, handAction, type LoggedDecider } from './hand-proposal.ts';
export { eventsOfLedger } from './money-events.ts';
export type { Movement } from './money-replay.ts';
export { isMoneyThere } from './money-there.ts';
export { averageOf, type MoneySums, movementsOf, type SumsOfOrders, sumsOf } from './movements.ts';
export { cancelUnpaid, endLivePayments, refuseCardUnderWay } from './one-live-payment.ts';
export { createOpenCardSession } from './open-card-session.ts';
export { otherCoinsOf } from './other-coins.ts';
export { createOpenCardPayment } from './pay-by-card.ts';
export {
  addReviews,
  type CardPayment,
  hasEndedUnpaid,
  type OpenedPayment,
  type OpenedState,
  type OtherTransfer,
  type Payment,
  type ReviewReason,
} from './payment.ts';
export { orderIdsWithMoney, type PaymentData } from './personal-data.ts';
export type { ArrivedTransfer, PlayedTransfer } from './play-transfer.ts';
export type {
  CardSessionReader,
  CardSessionStore,
  LedgerFact,
  LedgerLine,
  Noticed,
  NoticeStore,
  PaymentReader,
  PaymentStore,
  PaymentStores,
  StoredNotice,
} from './ports.ts';
export { readFact } from './read-fact.ts';
export type { Receipt, ReceiptPayment } from './receipt.ts';
export { type ReversingStores, reversePayment } from './reverse-payment.ts';
export { settleOrder } from './settle-order.ts';
export type { Surplus } from './surplus.ts';
export { createSweepPayments } from './sweep-payments.ts';
export { type PaymentView, seenState } from './view-payment.ts';
export type { DrawReceipt, ReceiptReader } from './view-receipt.ts';
