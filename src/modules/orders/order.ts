import { ShopError } from '#kernel/errors.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';

export type OrderStatus = 'pending' | 'waiting' | 'paid' | 'processing' | 'ready' | 'completed' | 'cancelled';
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

export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  /** The account that placed it, or that it joined; missing on a guest's. */
  readonly userId?: string;
  /** The language in which the customer is written to. */
  readonly language: Language;
  /** Null while the order lacks contact data. */
  readonly contact: Contact | null;
  /** Its personal data were erased: it has no contact and takes none. */
  readonly isErased?: true;
  readonly paymentMethod: PaymentMethod;
  readonly items: readonly OrderItem[];
  readonly total: Cents;
  readonly specialInstructions: string;
}

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

/** Moves an order to another status; throws `illegal_transition` when that is not allowed. */
export function changeStatus(
  order: Order,
  to: OrderStatus,
  cause: Omit<StatusChange, 'from' | 'to'>,
): { readonly order: Order; readonly change: StatusChange } {
  if (!canChange(order.status, to)) throw new ShopError('illegal_transition');
  return { order: { ...order, status: to }, change: { from: order.status, to, ...cause } };
}

const PAID: ReadonlySet<OrderStatus> = new Set(['paid', 'processing', 'ready', 'completed']);

/** True once an order is paid, for as long as it is not cancelled. */
export function isPaid(order: Pick<Order, 'status'>): boolean {
  return PAID.has(order.status);
}

/** True while money for the order is awaited. */
export function isPayable(order: Pick<Order, 'status'>): boolean {
  return order.status === 'pending' || order.status === 'waiting';
}
