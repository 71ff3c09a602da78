import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Order } from '#modules/orders/index.ts';
import type { KnownBirth } from '#modules/panchanga/index.ts';
import { type BirthFields, EMPTY_BIRTH_FIELDS, knownBirth, type ProfileFields } from '#modules/profiles/index.ts';
import { type CirclePerson, inOneLine, planLines } from './circle.ts';
import type { LineAnswer } from './invitation.ts';
import type { Plan } from './plan.ts';

/** Somebody for whom rituals are performed. */
export interface Person extends KnownBirth {
  readonly name: string;
  /** How the name is read aloud; empty when it is read as it is written. */
  readonly readAs: string;
  readonly gotra: string;
  /** True: the family does not know it, and Kashyapa is said. */
  readonly isGotraUnknown: boolean;
  /** The id in the customer's circle, or of the invitation; null for one whom only a line of the plan, or the profile, tells of. */
  readonly participantId: string | null;
  /** Who it is to the customer, in their words; empty when nobody says it. */
  readonly relation: string;
  /** The number of the invitation by which the person speaks for themselves: then the plan's customer sees nothing else of them. */
  readonly invited: number | null;
  /** What the invited person has said of their own line; null before, and of everybody else. */
  readonly answer: LineAnswer | null;
  /** True: another person of the same name has another birth, and somebody must ask who is meant. */
  readonly isContradicted: boolean;
}

/** The birth data of a customer's profile; an empty text where the customer gave nothing. */
export type CustomerBirth = BirthFields & Pick<ProfileFields, 'firstName' | 'lastName'>;

/** What is known of those for whom an order is performed. */
export interface KnownOfPeople {
  /** The name in the order; missing without contact data. */
  readonly contactName: string | undefined;
  readonly birth?: CustomerBirth | undefined;
  /** The participants of the plan, one person on each line. */
  readonly participants?: string | undefined;
  /** Everybody whom the customer keeps, whether or not the plan names them. */
  readonly circle?: readonly CirclePerson[] | undefined;
  /** Those who have accepted an invitation; given for the desk alone, since the plan's customer sees only their numbers. */
  readonly invited?: readonly (CirclePerson & { readonly number: number; readonly answer: LineAnswer | null })[] | undefined;
  /** The readings that a priest wrote: they win over those of customers. */
  readonly readings: readonly { readonly name: string; readonly readAs: string }[];
}

/** What one source tells of a person: the profile, the order, or a line of the plan. */
type PersonRecord = Omit<Person, 'isContradicted' | 'answer'>;

/**
 * Everybody whose name is read at the rituals of an order, each once: the customer, under the name of the profile or else of the order, then
 * the participants of the plan, last those invited. Records of one name are one person and complete each other, unless their births contradict
 * each other: then each stays and is marked. What an invited person gave is joined with nothing. A line that cannot be read, such as one with
 * a birth after `today`, is a name as it stands.
 */
export function peopleOf(known: KnownOfPeople, today: CalendarDate): Person[] {
  const people: PersonRecord[] = [];
  for (const person of [...customerOf(known), ...participantsOf(known, today)]) {
    const at = people.findIndex((other) => isSameName(other, person) && !contradicts(other, person));
    const other = people[at];
    if (other) people[at] = joined(other, person);
    else people.push(person);
  }
  const marked = people.map((person) => ({
    ...person,
    answer: null,
    isContradicted: people.filter((other) => isSameName(other, person)).length > 1,
  }));
  return [...marked, ...invitedOf(known)];
}

/** An order with what is known of its customer, of their plan and circle. */
interface OrderWithPeople extends Omit<KnownOfPeople, 'contactName' | 'participants'> {
  readonly order: Pick<Order, 'contact'>;
  readonly plan?: Pick<Plan, 'participants'> | undefined;
}

/** Everybody whose name is read at the rituals of an order, as `peopleOf` tells them. */
export function peopleOfOrder({ order, plan, ...known }: OrderWithPeople, today: CalendarDate): Person[] {
  return peopleOf({ ...known, contactName: order.contact?.name, participants: plan?.participants }, today);
}

function customerOf({ contactName, birth, readings }: KnownOfPeople): PersonRecord[] {
  const name = (birth && `${birth.firstName} ${birth.lastName}`.trim()) || contactName;
  if (!name) return [];
  return [{ name, readAs: readAsOf(name, readings), ...descentOf(birth), ...NO_RECORD }];
}

/** What a profile or a record tells of a birth and a descent; without one, nothing. */
function descentOf(birth: BirthFields = EMPTY_BIRTH_FIELDS) {
  return { ...knownBirth(birth), gotra: birth.gotra, isGotraUnknown: birth.isGotraUnknown === 'true' };
}

/** Somebody of whom the circle keeps no record. */
const NO_RECORD = { participantId: null, relation: '', invited: null };

/** Invited people are never joined with others, since what they gave is theirs alone. A reading by a priest stands in their `readAs`. */
const invitedOf = ({ invited = [] }: KnownOfPeople): Person[] =>
  invited.map((person) => ({ ...recordOf(person, []), invited: person.number, answer: person.answer, isContradicted: false }));

/** One record for each line of the plan. A line that cannot be read as a person is read aloud as it stands: nobody is dropped. */
function participantsOf({ participants: text = '', circle = [], readings }: KnownOfPeople, today: CalendarDate): PersonRecord[] {
  return planLines(text, circle, today).map(({ text: line, person, read }) => {
    if (person) return recordOf(person, readings);
    const name = read ? `${read.firstName} ${read.lastName}` : line;
    const { birthDate = null, birthTime = '' } = read ?? {};
    return { ...descentOf(), name, readAs: readAsOf(name, readings), birthDate, birthTime, ...NO_RECORD };
  });
}

function recordOf(person: CirclePerson, readings: KnownOfPeople['readings']): PersonRecord {
  const { id: participantId, name, relation } = person;
  return {
    name,
    readAs: readAsOf(name, readings) || person.readAs,
    ...descentOf(person),
    participantId,
    relation,
    invited: null,
  };
}

function readAsOf(name: string, readings: KnownOfPeople['readings']): string {
  return readings.find((reading) => reading.name === name)?.readAs ?? '';
}

const isSameName = (one: PersonRecord, other: PersonRecord) => nameKey(one.name) === nameKey(other.name);

const nameKey = (name: string) => inOneLine(name).toLowerCase();

function contradicts(one: PersonRecord, other: PersonRecord): boolean {
  return differ(one.birthDate, other.birthDate) || differ(one.birthTime, other.birthTime);
}

const differ = (one: string | null, other: string | null) => Boolean(one && other && one !== other);

/** One record of a person from two: what `one` lacks comes from `other`. A reading stays with the name for which it was written. */
function joined(one: PersonRecord, other: PersonRecord): PersonRecord {
  const named = !one.readAs && other.readAs ? other : one;
  const timed = one.birthTime ? one : other;
  const ofGotra = one.gotra || one.isGotraUnknown ? one : other;
  const ofStar = (one.familyNakshatra ?? one.familyRashi) ? one : other;
  return {
    name: named.name,
    readAs: named.readAs,
    birthDate: one.birthDate ?? other.birthDate,
    birthTime: timed.birthTime,
    isTimeUncertain: timed.isTimeUncertain,
    birthPlace: one.birthPlace || other.birthPlace,
    familyNakshatra: ofStar.familyNakshatra,
    familyRashi: ofStar.familyRashi,
    gotra: ofGotra.gotra,
    isGotraUnknown: ofGotra.isGotraUnknown,
    participantId: one.participantId ?? other.participantId,
    invited: null,
    relation: one.relation || other.relation,
  };
}
