import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Claim } from './claim.ts';
import type { Order, OrderPlace, OrderStatus, StatusChange } from './order.ts';
import type { OrderingCustomer } from './ports.ts';

/** An order as its customer's export shows it. */
export interface OrderRecord {
  readonly order: Order;
  /** Oldest first. */
  readonly history: readonly Omit<StatusChange, 'actor'>[];
}

/** Statuses in which an order may have been left unpaid for good; not `waiting`, whose payer may have paid where the shop does not see it. */
export const UNPAID: readonly OrderStatus[] = ['pending', 'cancelled'];

/** So many days after its report or the return of its money an order of a deleted account still keeps what its rituals needed. */
export const KEPT_DAYS = 30;

/** Orders as personal data. */
export interface OrderData {
  /**
   * Up to `limit` orders that follow `after`, newest first: those of the account, and those that a guest placed with its e-mail. An
   * order that another account placed with this e-mail stays with that account.
   */
  ofCustomer(customer: OrderingCustomer, limit: number, after?: OrderPlace): Promise<OrderPlace[]>;
  /**
   * As `ofCustomer`, for a closed account, and locked: guest orders that were placed before it was closed, and no order that is still kept at
   * `now`: until `KEPT_DAYS` after its report was sent, or its money went back.
   */
  ofClosed(customer: OrderingCustomer & { readonly closedAt: Date }, limit: number, now: Date): Promise<OrderPlace[]>;
  /** Notes that orders stay with what their rituals need when their account is closed; guest orders join it. */
  keep(ids: readonly string[], userId: string, at: Date): Promise<void>;
  /** Notes on orders who may claim their money. */
  claim(ids: readonly string[], claim: Claim): Promise<void>;
  /** Tells whether a closed account has orders that are kept. */
  hasKept(userId: string): Promise<boolean>;
  /** Forgets who may claim the money of erased orders whose erasure and last fact are older, unless it is being given back. */
  forgetClaims(lastFactBefore: Date): Promise<void>;
  /** Up to `limit` orders of guests in one of the statuses, placed before an instant and not erased; newest first, and locked. */
  lockOfGuests(
    selection: { readonly statuses: readonly OrderStatus[]; readonly placedBefore: Date },
    limit: number,
    after?: OrderPlace,
  ): Promise<OrderPlace[]>;
  /** The orders of these ids, newest first. */
  read(ids: readonly string[]): Promise<OrderRecord[]>;
  /**
   * Erases from orders name, e-mail, wishes, account, browser, the reasons of discounts and a partner's metadata; from their events, which are
   * kept, that metadata and what partners' programs answered; the customer from the answers that retries would get; and what hangs on the
   * orders: notes, certificates with their links, what was said and read at their rituals, reminders, feedback and wishes for another day. For
   * the books the orders stay, with their items, the reference of a partner, and their history, which names nobody.
   */
  erase(ids: readonly string[], at: Date): Promise<void>;
  /**
   * Removes how names are read, answers about the sankalpa and wishes for another day of orders whose rituals had all ended before a day, as
   * plans are.
   */
  forgetEndedRituals(day: CalendarDate): Promise<void>;
}

/** What hangs on orders, as personal data; `OrderData` erases it with them. */
export interface WithOrders<Row> {
  ofOrders(orderIds: readonly string[]): Promise<Row[]>;
}
