import type { DeskOrder, DeskPerson } from './desk-calls.ts';

/**
 * Everybody whose name is read, each once: the customer first, then the participants of the plan. A customer who stands in the plan too,
 * with the same name and birth, is one person.
 */
export function peopleOf({ customer, participants }: Pick<DeskOrder, 'customer' | 'participants'>): DeskPerson[] {
  const others = customer ? participants.filter((person) => !isSame(person, customer)) : participants;
  const all = customer ? [customer, ...others] : others;
  return [...new Map(all.map((person) => [keyOf(person), person])).values()];
}

/** Tells people of a ritual apart. */
export function keyOf({ name, birthDate, birthTime }: DeskPerson): string {
  return [plain(name), birthDate, birthTime].join(' ');
}

function isSame(one: DeskPerson, customer: DeskPerson): boolean {
  const isSameBirth = customer.birthDate === null || one.birthDate === customer.birthDate;
  return isSameBirth && plain(one.name) === plain(customer.name);
}

const plain = (name: string) => name.normalize('NFC').toLowerCase().trim().split(/\s+/).join(' ');

/** Somebody's day of birth is missing, which the rite needs. */
export function lacksBirth(order: Pick<DeskOrder, 'customer' | 'participants'>): boolean {
  return peopleOf(order).some(({ birthDate }) => birthDate === null);
}
