import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Order, WithOrders } from '#modules/orders/index.ts';

/** A customer asks the shop to give the rituals of an order another first day. At most one ask of an order is open. */
export interface PostponementAsk {
  readonly id: string;
  readonly orderId: string;
  /** The wished first day. */
  readonly startDate: CalendarDate;
  /** The rituals that it is about, by their positions in the order, from 0, each with the day that it had then. */
  readonly items: readonly { readonly position: number; readonly startDate: CalendarDate | null }[];
  /** The customer's own words; may be empty. */
  readonly reason: string;
  readonly askedAt: Date;
  /**
   * `taken_back`: by the customer; `withdrawn`: the customer's saved plan has moved at least one of its rituals; `overtaken`: all of them
   * began before anybody answered.
   */
  readonly state: 'open' | 'agreed' | 'declined' | 'taken_back' | 'withdrawn' | 'overtaken';
  /** Null while it is open. */
  readonly endedAt: Date | null;
  /** The member of staff who has answered. */
  readonly answeredBy: string | null;
  /** The shop's words to the customer; empty without an answer. */
  readonly answer: string;
}

/** The rituals of an ask, each with the day that it had when the customer asked, and its present one. */
export function askedRituals({ items }: Pick<Order, 'items'>, ask: Pick<PostponementAsk, 'items'>) {
  return ask.items.flatMap(({ position, startDate: dayThen }) => {
    const item = items[position];
    return item ? [{ position, name: item.name, weeks: item.weeks, dayThen, dayNow: item.startDate ?? null }] : [];
  });
}

/** Bound to a transaction that has locked the order. */
export interface PostponementAskStore {
  /** The ask of an order that is open, else the ask that was made last. */
  newest(orderId: string): Promise<PostponementAsk | undefined>;
  add(ask: PostponementAsk): Promise<void>;
  /** Stores how an ask has ended. */
  end(ask: PostponementAsk): Promise<void>;
}

/** Reads outside a transaction. */
export interface PostponementReader {
  findOrder(id: string): Promise<Order | undefined>;
  /** Like `newest` of `PostponementAskStore`. */
  newest(orderId: string): Promise<PostponementAsk | undefined>;
}

/** Asks as personal data, oldest first: what customers wrote, and what they were answered. */
export type PostponementAskData = WithOrders<PostponementAsk>;
