export { createAwaitConfirmation } from './await-confirmation.ts';
export { type Claims, createClaims } from './claim.ts';
export { lastDayOf } from './course.ts';
export { ClientReferenceUsed, type Filing } from './filing.ts';
export { createListOrders, type ListedOrder, type OrderList } from './list-orders.ts';
export { nameWords } from './name-words.ts';
export { newOrder } from './new-order.ts';
export {
  ACCOUNT_DELETED,
  type Actor,
  BEGIN_UNDONE,
  belongsTo,
  changeStatus,
  dueOf,
  HAND_DECLINED,
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
  type StatusChange,
  TAKEN_BACK,
  UNPAID_TOO_LONG,
  WISH_OVERTAKEN,
  WISH_WITHDRAWN,
} from './order.ts';
export { createOfferPayment, type PaymentOffer } from './payment-methods.ts';
export { KEPT_DAYS, type OrderData, type OrderRecord, UNPAID } from './personal-data.ts';
export { createPlaceOrder, type PlaceOrder } from './place-order.ts';
export type {
  CoinMoney,
  CoinRequest,
  ConfirmedBy,
  CustomerOrders,
  FindPartner,
  GuestMail,
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
export { createQuoteCart, PriceChanged, type Quote, quoteCart } from './quote.ts';
export { createSetContact, type GivenContact } from './set-contact.ts';
export { eventsOfHistory, inOrder, type TimelineEntry } from './timeline.ts';
export { createViewOrder, firstName, maskEmail, type OrderView, type SeenContact, seenContact } from './view-order.ts';
