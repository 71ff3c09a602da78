import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createAnswerPostponement } from '../answer-postponement.ts';
import { createAskToPostpone, createTakeBackAsk, createViewOwnPostponement } from '../ask-to-postpone.ts';
import { createOffice } from './memory-office.ts';

export const anna = userCaller();
export const begunAt = new Date('2026-11-19T04:00:00Z');

/** A ritual whose day is near, so that another must be asked for: today is 20 November, and the notice is three days. */
export const near = (changes: Partial<OrderItem> = {}) => anItem({ startDate: '2026-11-22' as CalendarDate, ...changes });
/** A ritual whose day is far, so that the plan can set another. */
export const far = anItem({ startDate: '2026-12-01' as CalendarDate });
/** A ritual that is on the day that `ask` asks for. */
export const onWishedDay = anItem({ startDate: '2026-12-20' as CalendarDate });

export const aPaid = (...items: OrderItem[]) => anOrder('paid', { userId: anna.userId, items });

/** An office whose customer Anna may ask for 20 December, and which answers. */
export function createPostponements(order: Order = aPaid(near())) {
  const office = createOffice(order);
  const answer = createAnswerPostponement(office);
  const wish = { startDate: '2026-12-20', reason: ' В больнице ' };
  return {
    ...office,
    ask: (changes: object = {}, caller: Parameters<typeof answer>[0] = anna) =>
      createAskToPostpone(office)(caller, order.id, { ...wish, ...changes }),
    takeBack: () => createTakeBackAsk(office)(anna, order.id),
    view: (caller = anna) => createViewOwnPostponement(office)(caller, order.id),
    /** Of a wish that is the only change that the order has seen, the version to answer is 1. */
    answer: (version: number, agreed = true, caller = staffCaller('operator'), noteId = uuid(7)) =>
      answer(caller, order.id, { version, agreed, answer: ' Хорошо ', noteId }),
    /** The first days of the rituals. */
    days: () => office.state.orders[0]?.items.map(({ startDate }) => startDate),
    /** What happens to the rituals of the order meanwhile. */
    change: (status: Order['status'], ...items: OrderItem[]) => {
      office.state.orders = [anOrder(status, { id: order.id, userId: anna.userId, items }) as Order];
    },
  };
}
