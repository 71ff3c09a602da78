export { type Adjustment, adjustmentOf, type Discount, sharesOf, totalOf } from './adjustments.ts';
export { restToPay } from './await-confirmation.ts';
export { beforePaid, waitsForSecondAlone } from './before-paid.ts';
export { type Claims, createClaims } from './claim.ts';
export { composeOrders, type Orders } from './compose.ts';
export { lastDayOf } from './course.ts';
export { ClientReferenceUsed, type Filing } from './filing.ts';
export type {
  CoinRequest,
  ConfirmedBy,
  GuestMail,
  OrderChange,
  OrderNews,
  SendReceipt,
  TellCustomer,
  TellGuest,
  TellPartner,
  TellSupportOfAsk,
} from './letters.ts';
export type { ListedOrder } from './list-orders.ts';
export { nameWords, searchedForm } from './name-words.ts';
export { itemsOf, newOrder } from './new-order.ts';
export {
  ACCOUNT_DELETED,
  type Actor,
  BEGIN_UNDONE,
  belongsTo,
  changeStatus,
  dueOf,
  HAND_DECLINED,
  ITEMS_CHANGED,
  isPaid,
  isPayable,
  type Order,
  type OrderItem,
  type OrderPlace,
  type OrderStatus,
  PAID_STATUSES,
  PAYMENT_REVERSED,
  type PayableOrder,
  type PaymentMethod,
  PERFORMED_UNDONE,
  POSTPONED,
  REFUND_WISH_WITHDRAWN,
  REFUNDED,
  requirePayable,
  SECOND_PERSON_AWAITED,
  STATUS_COURSE,
  type StatusChange,
  TAKEN_BACK,
  UNPAID_TOO_LONG,
  WISH_OVERTAKEN,
  WISH_WITHDRAWN,
} from './order.ts';
export { lockFor, requireOwn } from './own-order.ts';
export { KEPT_DAYS, type OrderData, UNPAID, type WithOrders } from './personal-data.ts';
export type {
  CustomerOrders,
  FindPartner,
  OrderingCustomer,
  OrderMoney,
  OrderSelection,
  OrderStore,
  Partner,
  PartnerLookup,
  PriceReader,
} from './ports.ts';
export { PriceChanged, type Quote, quoteCart } from './quote.ts';
export { firstName, maskEmail, type SeenContact, seenContact } from './seen-contact.ts';
export { eventsOfHistory, inOrder, type TimelineEntry } from './timeline.ts';
export { type OrderView, type SeenAdjustment, seenAdjustments } from './view-order.ts';
export type { CoinMoney, NotedPart, OrderReader, OrderRepair, ShownReport } from './view-ports.ts';
