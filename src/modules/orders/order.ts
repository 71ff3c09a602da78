import { ShopError } from '#kernel/errors.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';

export type PaymentMethod = 'crypto' | 'card' | 'manual';

export interface Contact {
  readonly name: string;
  /** Null for a customer who signed in by phone and has none. */
  readonly email: string | null;
}

export interface OrderItem {
  readonly id: string;
  readonly name: Bilingual;
  /** For one unit, duration included. */
  readonly price: Cents;
  readonly quantity: number;
  readonly weeks: number;
}

interface OrderFacts {
  readonly id: string;
  readonly createdAt: Date;
  /** The account that placed it, or that it joined; missing on a guest's and on an erased one. */
  readonly userId?: string;
  /** The language in which the customer is written to. */
  readonly language: Language;
  readonly paymentMethod: PaymentMethod;
  readonly items: readonly OrderItem[];
  readonly total: Cents;
}

/** What an order holds of its customer. */
interface PersonalData {
  /** Null while the order lacks contact data. */
  readonly contact: Contact | null;
  readonly specialInstructions: string;
  readonly isErased: false;
}

/** An order whose personal data were erased takes no contact data. */
interface ErasedData {
  readonly contact: null;
  readonly specialInstructions: '';
  readonly isErased: true;
}

type OrderBase = OrderFacts & (PersonalData | ErasedData);

/** An order that awaits its money; a `waiting` one is to be confirmed by a person. */
export type PayableOrder = OrderBase & { readonly status: 'pending' | 'waiting' };
export type PaidOrder = OrderBase & { readonly status: 'paid' | 'processing' | 'ready' | 'completed' };
export type CancelledOrder = OrderBase & { readonly status: 'cancelled' };

export type Order = PayableOrder | PaidOrder | CancelledOrder;
export type OrderStatus = Order['status'];

/** Who caused a change. `id` names the gateway, the partner or the member of staff. */
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
}

const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['waiting', 'paid', 'cancelled'],
  waiting: ['paid', 'pending', 'cancelled'],
  paid: ['processing', 'cancelled'],
  processing: ['ready', 'cancelled'],
  ready: ['completed'],
  completed: [],
  cancelled: [],
};

/** True when an order may go from one status to the other. */
export function canChange(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

type Cause = Omit<StatusChange, 'from' | 'to'>;
type Changed<After extends Order> = { readonly order: After; readonly change: StatusChange };

/** Moves an order to another status; throws `illegal_transition` when that is not allowed. */
export function changeStatus(order: Order, to: PayableOrder['status'], cause: Cause): Changed<PayableOrder>;
export function changeStatus(order: Order, to: PaidOrder['status'], cause: Cause): Changed<PaidOrder>;
export function changeStatus(order: Order, to: OrderStatus, cause: Cause): Changed<Order>;
export function changeStatus(order: Order, to: OrderStatus, cause: Cause): Changed<Order> {
  if (!canChange(order.status, to)) throw new ShopError('illegal_transition');
  return { order: { ...order, status: to }, change: { from: order.status, to, ...cause } };
}

const PAID: ReadonlySet<OrderStatus> = new Set(['paid', 'processing', 'ready', 'completed']);

/** True once an order is paid, for as long as it is not cancelled. */
export function isPaid(order: Order): order is PaidOrder {
  return PAID.has(order.status);
}

/** True while money for the order is awaited. */
export function isPayable(order: Order): order is PayableOrder {
  return order.status === 'pending' || order.status === 'waiting';
}
