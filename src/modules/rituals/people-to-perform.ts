import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Person, peopleOf } from '#modules/plans/index.ts';
import type { OrderToPerform } from './ports.ts';

/** Everybody whose name is read at the rituals of an order. `today` in the shop's time zone. */
export function peopleToPerform(
  { order, birth, plan, circle, invited, readings }: OrderToPerform,
  today: CalendarDate,
): Person[] {
  return peopleOf(
    { contactName: order.contact?.name, birth, participants: plan?.participants, circle, invited, readings },
    today,
  );
}
