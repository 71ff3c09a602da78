import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isSameEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Adjustment } from './adjustments.ts';
import type { Filing } from './filing.ts';

export type PaymentMethod = 'crypto' | 'card' | 'manual';

export interface Contact {
  readonly name: string;
  /** Null for a customer who signed in by phone and has no e-mail. */
  readonly email: string | null;
}

export interface OrderItem {
  readonly id: string;
  readonly name: Bilingual;
  /** For one unit over the whole duration. */
  readonly price: Cents;
  readonly quantity: number;
  readonly weeks: number;
  /** The first day on which it is performed; missing until it is planned. */
  readonly startDate?: CalendarDate;
  /** When its date was set, which may be by beginning; missing for dates of former versions of the shop. */
  readonly plannedAt?: Date;
  /** The desk has prepared it for its day; missing when it has not. */
  readonly preparedAt?: Date;
  readonly begunAt?: Date;
  /** Set only when it has begun. */
  readonly performedAt?: Date;
}

interface OrderFacts {
  readonly id: string;
  /** By which people name it: unique, without meaning. Who knows it gets no access by it. */
  readonly number: number;
  readonly createdAt: Date;
  /** The account that owns the order; missing for a guest's order and for an erased order. */
  readonly userId?: string;
  /** Hash of the cookie of the browser that placed a guest's order; missing for other orders. */
  readonly browserHash?: string;
  /** The language of messages to the customer. */
  readonly language: Language;
  readonly paymentMethod: PaymentMethod;
  /** Slug of the partner to whom the order belongs; missing when it belongs to none. */
  readonly partner?: string;
  /** Missing when no program of a partner filed it. */
  readonly filing?: Filing;
  readonly items: readonly OrderItem[];
  /** What is taken off the items; missing when nothing is. */
  readonly adjustments?: readonly Adjustment[];
  /** The items without what is taken off. */
  readonly total: Cents;
  /**
   * Receipts are numbered from 1 in the order in which orders were paid, and no number is left out; missing before the first payment.
   * The number of a payment that was taken back stays here until the next payment.
   */
  readonly receiptNumber?: number;
  /** Until then a person may take back that they have confirmed the payment, and letters about it wait; missing for other payments. */
  readonly heldUntil?: Date;
  /** Set once its customer has deleted the account. */
  readonly left?: Left;
}

/** What stays of a customer who has deleted their account. */
export interface Left {
  /** The order's rituals are still owed: as long as they are, names, wishes and contact stay with it. */
  readonly isKept: boolean;
  /** The hash of the contact that may still ask for the money; missing when the time for that is over. */
  readonly claim?: string;
}

/** The customer's personal data in an order. */
interface PersonalData {
  /** Null while the order lacks contact data. */
  readonly contact: Contact | null;
  readonly specialInstructions: string;
  readonly isErased: false;
}

/** An order whose personal data were erased accepts no contact data. */
interface ErasedData {
  readonly contact: null;
  readonly specialInstructions: '';
  readonly isErased: true;
}

type OrderBase = OrderFacts & (PersonalData | ErasedData);

/** An order that is not paid yet. `waiting`: its payer pays where the shop sees no payment, or a payment by hand awaits a second person. */
export type PayableOrder = OrderBase & { readonly status: 'pending' | 'waiting' };
export type PaidOrder = OrderBase & { readonly status: 'paid' | 'processing' | 'ready' | 'completed' };
type CancelledOrder = OrderBase & { readonly status: 'cancelled' };

export type Order = PayableOrder | PaidOrder | CancelledOrder;
export type OrderStatus = Order['status'];

/** Where a page of orders ended. */
export type OrderPlace = Pick<Order, 'id' | 'createdAt'>;

/** Who caused a change; `id` names the gateway, the partner or the member of staff. */
export interface Actor {
  readonly kind: 'payer' | 'gateway' | 'partner' | 'staff' | 'system';
  readonly id?: string;
}

/** A row of the append-only history. */
export interface StatusChange {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly at: Date;
  readonly actor: Actor;
  readonly reason: string;
  /** What else it changed: names of fields with what stood there before and after, and nothing of the customer. */
  readonly details?: { readonly before: object; readonly after: object };
}

// The reasons of changes in the history.

/** Nobody paid in time. */
export const UNPAID_TOO_LONG = 'unpaid_too_long';
/** Somebody has confirmed the payment by hand, and a second person must agree. */
export const SECOND_PERSON_AWAITED = 'second_person_awaited';
/** A person takes back that they have confirmed the payment. */
export const TAKEN_BACK = 'confirmation_taken_back';
/** A bank or a blockchain has taken all money of the order back. */
export const PAYMENT_REVERSED = 'payment_reversed';
/** All money of the order went back before its ritual began. */
export const REFUNDED = 'refunded';
/** The shop gives another first day to rituals; the status stays. */
export const POSTPONED = 'postponed_by_staff';
/** The shop changes items or discount of an unpaid order; the status stays. */
export const ITEMS_CHANGED = 'changed_by_staff';
/** A customer's saved plan moves what a wish for another day was about; the status stays. */
export const WISH_WITHDRAWN = 'postponement_withdrawn';
/** All that a wish for another day is about has begun; the status stays. */
export const WISH_OVERTAKEN = 'postponement_overtaken';
/** A customer takes a wish for the money back; the status stays. */
export const REFUND_WISH_WITHDRAWN = 'refund_wish_withdrawn';
/** A person says that no money has come. */
export const HAND_DECLINED = 'payment_declined';
/** The customer of an unpaid order has deleted their account. */
export const ACCOUNT_DELETED = 'account_deleted';
/** Somebody takes back that a ritual was begun. */
export const BEGIN_UNDONE = 'ritual.begin_undone';
/** Somebody takes back that a ritual was performed. */
export const PERFORMED_UNDONE = 'ritual.performed_undone';

const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['waiting', 'paid', 'cancelled'],
  waiting: ['paid', 'pending', 'cancelled'],
  // The last two lead back: a person has taken back the confirmation of the payment, or a bank or a blockchain its money.
  paid: ['processing', 'cancelled', 'waiting', 'pending'],
  // The last of each leads back: a person has taken back that a ritual was begun, or performed.
  processing: ['ready', 'cancelled', 'paid'],
  ready: ['completed', 'processing'],
  completed: [],
  cancelled: [],
};

type Cause = Omit<StatusChange, 'from' | 'to'>;
type Changed<After extends Order> = { readonly order: After; readonly change: StatusChange };

/** Moves an order to another status; throws `illegal_transition` for a change that is not one of `TRANSITIONS`. */
export function changeStatus(order: Order, to: PayableOrder['status'], cause: Cause): Changed<PayableOrder>;
export function changeStatus(order: Order, to: PaidOrder['status'], cause: Cause): Changed<PaidOrder>;
export function changeStatus(order: Order, to: OrderStatus, cause: Cause): Changed<Order>;
export function changeStatus(order: Order, to: OrderStatus, cause: Cause): Changed<Order> {
  if (!TRANSITIONS[order.status].includes(to)) throw new ShopError('illegal_transition');
  return { order: { ...order, status: to }, change: { from: order.status, to, ...cause } };
}

/** Statuses of orders that are paid and not cancelled since. */
export const PAID_STATUSES: readonly OrderStatus[] = ['paid', 'processing', 'ready', 'completed'];

/** All statuses in the order in which an order goes through them; a list by states begins with what waits for money. */
export const STATUS_COURSE: readonly OrderStatus[] = ['pending', 'waiting', ...PAID_STATUSES, 'cancelled'];

/** Tells whether an order is paid and not cancelled since. */
export function isPaid(order: Order): order is PaidOrder {
  return PAID_STATUSES.includes(order.status);
}

/** Tells whether an order is of this customer: of the account, or placed by a guest with its verified e-mail. */
export function belongsTo(order: Order, { userId, email }: { readonly userId: string; readonly email: string | null }): boolean {
  return order.userId === undefined ? email !== null && isSameEmail(email, order.contact?.email) : order.userId === userId;
}

export function isPayable(order: Order): order is PayableOrder {
  return order.status === 'pending' || order.status === 'waiting';
}

/** Returns an order that may still be paid. Throws `not_found` without an order, and `order_not_payable`. */
export function requirePayable(order: Order | undefined): PayableOrder {
  if (!order) throw new ShopError('not_found');
  if (!isPayable(order)) throw new ShopError('order_not_payable');
  return order;
}

/** Cents that are still to be sent for an order after those received; 0 unless it may still be paid. */
export function dueOf(order: Order, received: Cents = cents(0)): Cents {
  return cents(isPayable(order) ? order.total - received : 0);
}
