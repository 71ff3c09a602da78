import type { CalendarDate } from '#kernel/calendar-date.ts';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import type { Advice, AdvisedDay, ChosenDay } from './advise.ts';

/** What an ordered ritual tells of its first day. */
interface OrderedRitual {
  /** As it was ordered: of a tier its own, not that of its ritual. */
  readonly id: string;
  readonly startDate?: CalendarDate | undefined;
  /** When that day was chosen; missing where nobody has noted it. */
  readonly plannedAt?: Date | undefined;
}

/** The first day of a ritual, if any, to be judged by the rules of the moment when it was chosen, or else when the order was placed. */
export function chosenDay({ id, startDate, plannedAt }: OrderedRitual, placedAt: Date): ChosenDay | undefined {
  return startDate && { serviceId: serviceIdOf(id), date: startDate, at: plannedAt ?? placedAt };
}

/** The ritual with the advice on its first day, where there is any. */
export function withAdvice<Ritual extends OrderedRitual>(
  ritual: Ritual,
  placedAt: Date,
  adviceOn: Advice,
): Ritual & { readonly advice?: AdvisedDay } {
  const day = chosenDay(ritual, placedAt);
  const advice = day && adviceOn(day);
  return advice ? { ...ritual, advice } : ritual;
}
