import { type CalendarDate, parseDottedDate } from '#kernel/calendar-date.ts';
import { readParticipants } from '#modules/plans/index.ts';
import type { CustomerBirth, OrderToPerform } from './ports.ts';

/** Somebody for whom rituals are performed. `birthTime` is hh:mm, or empty when it is not known. */
export interface DeskPerson {
  readonly name: string;
  /** How the name is read aloud; empty when it is read as it is written. */
  readonly readAs: string;
  readonly birthDate: CalendarDate | null;
  readonly birthTime: string;
  readonly isTimeUncertain: boolean;
  readonly birthPlace: string;
}

const UNKNOWN: CustomerBirth = {
  firstName: '',
  lastName: '',
  birthDate: '',
  birthTime: '',
  isTimeUncertain: false,
  birthPlace: '',
};

/** The customer under the name of the profile, else under that of the order; null for an order without contact data. */
export function customerOf({ order: { contact }, birth = UNKNOWN, readings }: OrderToPerform): DeskPerson | null {
  const name = `${birth.firstName} ${birth.lastName}`.trim() || contact?.name;
  if (!name) return null;
  const { birthTime, isTimeUncertain, birthPlace } = birth;
  const birthDate = parseDottedDate(birth.birthDate) ?? null;
  return { name, readAs: readAs(name, readings), birthDate, birthTime, isTimeUncertain, birthPlace };
}

/** The participants of the customer's plan. `today` in the shop's time zone. */
export function participantsOf({ plan, readings }: OrderToPerform, today: CalendarDate): DeskPerson[] {
  const { participants } = readParticipants(plan?.participants ?? '', today);
  return participants.map(({ firstName, lastName, birthDate, birthTime }) => {
    const name = `${firstName} ${lastName}`;
    return { name, readAs: readAs(name, readings), birthDate, birthTime, isTimeUncertain: false, birthPlace: '' };
  });
}

/** Everybody whose name is read at the rituals of an order. */
export function peopleOf(found: OrderToPerform, today: CalendarDate): DeskPerson[] {
  const customer = customerOf(found);
  return [...(customer ? [customer] : []), ...participantsOf(found, today)];
}

function readAs(name: string, readings: OrderToPerform['readings']): string {
  return readings.find((reading) => reading.name === name)?.readAs ?? '';
}
