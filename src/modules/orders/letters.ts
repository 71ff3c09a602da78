import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Counter } from '#kernel/counter.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Order, OrderItem, PaidOrder } from './order.ts';
import type { OrderStore, Partner } from './ports.ts';

// What customers, partners and the support are written about orders, by the ports through which the module `notifications` writes it.

/** An amount of a coin to be sent to an address. */
export interface CoinRequest {
  /** Decimal, in `unit`. */
  readonly amount: string;
  readonly unit: string;
  readonly network: string;
  readonly address: string;
  /** How long the amount holds. */
  readonly until: Date;
}

/** What a guest is told about an order by e-mail. */
export type OrderNews =
  | { readonly kind: 'placed' }
  /** A person of the shop sends the link at which it is paid. */
  | { readonly kind: 'link' }
  | { readonly kind: 'paid' }
  /** `rest` is what the amount of the coin pays: what is missing of the order. */
  | ({ readonly kind: 'coin'; readonly rest: Cents } & CoinRequest)
  | { readonly kind: 'card'; readonly url: string }
  /** `rest` as of a coin. */
  | { readonly kind: 'partner'; readonly name: string; readonly rest: Cents };

/** What it takes to write to the customer of an order, guest or not, bound to a transaction. */
export interface GuestMail {
  readonly orders: Pick<OrderStore, 'ofGuest'>;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

/** Adds a mail to a guest about their order to the outbox; does nothing for an order of an account or without an e-mail. */
export type TellGuest = (order: Order, news: OrderNews, mail: GuestMail) => Promise<void>;

/** What every customer is told by e-mail about the money and the state of an order. */
export type OrderChange =
  /** The whole amount is on its way and awaits confirmations. */
  | { readonly kind: 'seen' }
  /** `received` of the order's total came, `rest` is missing: `coin` says how to send it, if the address still asks for it. */
  | { readonly kind: 'part'; readonly received: Cents; readonly rest: Cents; readonly coin?: CoinRequest }
  /** The time of a payment ran out and nothing came; told once for an order. */
  | { readonly kind: 'expired'; readonly rest: Cents }
  /** Nobody paid in time, and the order is cancelled. */
  | { readonly kind: 'unpaid' }
  /** The report on a ritual is sent, and others of the order are still to come. */
  | { readonly kind: 'reported'; readonly ritual: Bilingual }
  /** Who takes money by hand says that none has come, and why. */
  | { readonly kind: 'declined'; readonly by: ConfirmedBy; readonly reason: string }
  /** The shop gives another first day to rituals, and why. */
  | {
      readonly kind: 'postponed';
      readonly rituals: readonly Pick<OrderItem, 'name' | 'weeks'>[];
      readonly startDate: CalendarDate;
      readonly reason: string;
    }
  /** The shop declines the customer's wish for another first day, and why. */
  | { readonly kind: 'postponement_declined'; readonly reason: string }
  /** The rituals have begun before anybody answered the customer's wish for another first day. */
  | { readonly kind: 'postponement_overtaken' }
  /** The shop has changed what is ordered, or what is taken off: the order tells both. */
  | { readonly kind: 'changed' }
  /** The first ritual has begun, or all are performed: told when that cannot be taken back any more. */
  | { readonly kind: 'processing' | 'ready'; readonly notBefore: Date }
  | { readonly kind: 'completed' | 'cancelled' };

/** Adds a mail about a change of an order to the outbox; does nothing for an order without an e-mail. */
export type TellCustomer = (order: Order, change: OrderChange, mail: GuestMail) => Promise<void>;

/** What the customer of a paid order wishes: another first day, or the money back. Why stands in the panel alone. */
export type OrderAsk = { readonly kind: 'postpone'; readonly startDate: CalendarDate } | { readonly kind: 'cancel' };

/** Adds a mail to the outbox that tells support what a customer wishes. */
export type TellSupportOfAsk = (order: Order, ask: OrderAsk, messages: Pick<MessageOutbox, 'add'>) => Promise<void>;

/** Who has confirmed or declined a payment by hand, as its customer is told: a partner by name, or the shop. */
export type ConfirmedBy = { readonly partner: string } | 'shop';

/**
 * Adds the receipt of a paid order to the outbox, to be sent when the payment cannot be taken back any more; does nothing for an order
 * without an e-mail.
 */
export type SendReceipt = (order: PaidOrder, messages: MessageOutbox, confirmedBy?: ConfirmedBy) => Promise<void>;

/**
 * Adds a mail to the outbox that asks a partner whether the money that is missing of an order, `rest`, has come, because its payer says so.
 * `isLast`: of further orders of guests the partner gets no mail today.
 */
export type TellPartner = (
  order: Order,
  rest: Cents,
  partner: Partner,
  messages: Pick<MessageOutbox, 'add'>,
  isLast?: boolean,
) => Promise<void>;
