export { type Adjustment, adjustmentOf, type Discount, sharesOf, totalOf } from './adjustments.ts';
export { type Claims, createClaims } from './claim.ts';
export { composeOrders, type Orders } from './compose.ts';
export { lastDayOf } from './course.ts';
export { ClientReferenceUsed, type Filing } from './filing.ts';
export type { ListedOrder } from './list-orders.ts';
export { nameWords } from './name-words.ts';
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
  type PayableOrder,
  type PaymentMethod,
  PERFORMED_UNDONE,
  POSTPONED,
  REFUND_WISH_WITHDRAWN,
  requirePayable,
  STATUS_COURSE,
  type StatusChange,
  TAKEN_BACK,
  UNPAID_TOO_LONG,
  WISH_OVERTAKEN,
  WISH_WITHDRAWN,
} from './order.ts';
export { KEPT_DAYS, type OrderData, type OrderRecord, UNPAID } from './personal-data.ts';
export type {
  CoinMoney,
  CoinRequest,
  ConfirmedBy,
  CustomerOrders,
  FindPartner,
  GuestMail,
  NotedPart,
  OrderChange,
  OrderingCustomer,
  OrderMoney,
  OrderNews,
  OrderReader,
  OrderRepair,
  OrderSelection,
  OrderStore,
  Partner,
  PartnerLookup,
  PriceReader,
  SendReceipt,
  ShownReport,
  TellCustomer,
  TellGuest,
  TellPartner,
  TellSupportOfAsk,
} from './ports.ts';
export { PriceChanged, type Quote, quoteCart } from './quote.ts';
export { eventsOfHistory, inOrder, type TimelineEntry } from './timeline.ts';
export {
  firstName,
  maskEmail,
  type OrderView,
  type SeenAdjustment,
  type SeenContact,
  seenAdjustments,
  seenContact,
} from './view-order.ts';
