import { isDeepStrictEqual } from 'node:util';
import { requireUser } from '#kernel/access.ts';
import { dayAt, FIRST_ZONE } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { CustomerOrders, OrderingCustomer } from '#modules/orders/index.ts';
import { type Agreement, type BirthFields, changeBirth, EMPTY_BIRTH_FIELDS } from '#modules/profiles/index.ts';
import {
  type CirclePerson,
  hasRoom,
  inOneLine,
  lineOf,
  MOST_IN_CIRCLE,
  nobodyYet,
  planLines,
  takingPart,
  withLine,
} from './circle.ts';
import { invitedLine, placesOf } from './invitation.ts';
import { lineKey } from './participants.ts';
import { peopleOf } from './people.ts';
import { type Plan, plannedOrders } from './plan.ts';
import type { PlanReader, PlanStore, PlanTransact } from './ports.ts';

/** Somebody of the circle, as the customer sees them. */
export interface SeenPerson extends CirclePerson {
  readonly takesPart: boolean;
}

/** Somebody as the customer writes them anew. What is left out is empty; the consent stays. */
export interface PersonToSave extends Partial<BirthFields>, Agreement {
  readonly name: string;
  readonly relation?: string | undefined;
  readonly readAs?: string | undefined;
  readonly takesPart: boolean;
  /** A line of the plan that the line of the person replaces. */
  readonly inPlaceOf?: string | undefined;
}

type Deps = WriteDeps<PlanTransact>;

interface Invited {
  readonly plans: Pick<PlanReader, 'invitationsOf'>;
  readonly orders: CustomerOrders;
}

interface ViewDeps extends Pick<Deps, 'clock'>, Invited {
  readonly plans: PlanReader;
}

export type Circle = Awaited<ReturnType<ReturnType<typeof createViewCircle>>>;

/** Returns the caller's circle, and who takes part in the plan line by line; `lines` is null without a plan. Throws `not_signed_in`. */
export function createViewCircle({ plans, orders, clock }: ViewDeps) {
  return async (caller: Caller) => {
    const user = requireUser(caller);
    const people = await plans.circleOf(user.userId);
    const plan = await plans.ofUser(user.userId);
    const now = clock();
    return {
      people: people.map((person) => asSeen(person, plan)),
      lines: plan ? planLines(plan.participants, people, dayAt(now, FIRST_ZONE)) : null,
      invitations: await invitedInto(plan, { plans, orders }, user, now),
    };
  };
}

async function invitedInto(plan: Plan | undefined, { plans, orders }: Invited, user: OrderingCustomer, now: Date) {
  const invitations = plan ? await plans.invitationsOf(plan.id) : [];
  const planned = invitations.length > 0 ? await plannedOrders(orders, user) : [];
  return invitations.map((invitation) => ({ invitation, line: invitedLine(invitation, now, planned) }));
}

/**
 * Saves somebody of the caller's circle under an id of the client's making, and adds them to the plan or removes them. Without a version
 * the person is new. A repetition changes nothing. Throws `not_signed_in`, `not_found` for another person's id or without a plan to
 * take part in, `changed_meanwhile` when somebody else was faster or an earlier try has stored something else, `participant_exists` when the
 * circle has somebody who is written in the same way, `too_many_participants`, and as `changeBirth` does.
 */
export function createSavePerson({ transact, clock }: Deps) {
  return async (caller: Caller, id: string, version: number | undefined, command: PersonToSave): Promise<SeenPerson> => {
    const user = requireUser(caller);
    return transact(async (stores) => {
      const { plans } = stores;
      const plan = await plans.lockOf(user.userId);
      const circle = await plans.circleOf(user.userId);
      const before = circle.find((person) => person.id === id);
      const now = clock();
      const versionRead = version ?? 0;
      if (before && before.version > versionRead) return requireStored(asSeen(before, plan), versionRead, command, now);
      const former = version === undefined ? nobodyYet(id) : requireAsRead(circle, id, version);
      const person = personAfter(former, command, now);
      const others = circle.filter((other) => other !== before);
      requireFits(person, others);
      await storePerson(plans, user.userId, former, person);
      // An empty line, as a new person's former line is, replaces nothing.
      const inPlaceOf = [lineOf(former), lineOf(person), command.inPlaceOf ?? ''];
      const line = command.takesPart ? lineOf(person) : undefined;
      const invited = line === undefined ? [] : await invitedInto(plan, stores, user, now);
      const after = await saveLine(plans, plan, { line, inPlaceOf, invited, now });
      return asSeen(person, after);
    });
  };
}

/** Stores a person. With the consent to a birth go the letters that tell it. Throws `not_found`. */
async function storePerson(plans: PlanStore, userId: string, former: CirclePerson, person: CirclePerson): Promise<void> {
  if (!(await plans.savePerson(userId, person))) throw new ShopError('not_found');
  if (former.consent && !person.consent) await plans.eraseLetters(userId);
}

/** Answers a repetition with the person as stored. Throws `changed_meanwhile` when `version` was followed by something else. */
function requireStored(seen: SeenPerson, version: number, command: PersonToSave, now: Date): SeenPerson {
  const { takesPart, ...before } = seen;
  const sent = personAfter({ ...before, version }, command, now);
  if (takesPart !== command.takesPart || !isDeepStrictEqual(sent, before)) throw new ShopError('changed_meanwhile');
  return seen;
}

/** Throws when the circle has too many people, or one who is written the same way: the text of the plan could not tell them apart. */
function requireFits(person: CirclePerson, others: readonly CirclePerson[]): void {
  const line = lineKey(lineOf(person));
  if (others.some((other) => lineKey(lineOf(other)) === line)) throw new ShopError('participant_exists');
  if (others.length >= MOST_IN_CIRCLE) throw new ShopError('too_many_participants');
}

/**
 * Forgets somebody of the caller's circle, also in the plan, and how their name is spelled and read unless somebody else of the circle
 * or the plan has it. Throws `not_signed_in`, `not_found`, and `changed_meanwhile`.
 */
export function createForgetPerson({ transact, clock }: Deps) {
  return async (caller: Caller, id: string, version: number): Promise<void> => {
    const { userId } = requireUser(caller);
    await transact(async ({ plans }) => {
      const plan = await plans.lockOf(userId);
      const circle = await plans.circleOf(userId);
      const person = requireAsRead(circle, id, version);
      await plans.removePerson(id);
      await plans.eraseLetters(userId);
      const now = clock();
      const after = await saveLine(plans, plan, { line: undefined, inPlaceOf: [lineOf(person)], invited: [], now });
      const known = { ...(await plans.knownOf(userId, [])), contactName: undefined, participants: after?.participants };
      const others = [...circle.filter((other) => other !== person), ...peopleOf(known, dayAt(now, FIRST_ZONE))];
      if (!others.some(({ name }) => lineKey(name) === lineKey(person.name))) await plans.eraseName(userId, person.name);
    });
  };
}

/** Finds the person in the version that the customer has read. */
function requireAsRead(circle: readonly CirclePerson[], id: string, version: number): CirclePerson {
  const person = requireFound(circle.find((each) => each.id === id));
  if (person.version !== version) throw new ShopError('changed_meanwhile');
  return person;
}

function personAfter(former: CirclePerson, command: PersonToSave, now: Date): CirclePerson {
  const { takesPart: _, inPlaceOf: __, ...written } = { ...EMPTY_BIRTH_FIELDS, ...command };
  const { name, relation = '', readAs = '' } = written;
  return {
    ...changeBirth(former, written, now),
    id: former.id,
    name: inOneLine(name),
    relation: inOneLine(relation),
    readAs: inOneLine(readAs),
    version: former.version + 1,
  };
}

interface LineChange {
  /** Undefined when the person does not take part. */
  readonly line: string | undefined;
  readonly inPlaceOf: readonly string[];
  /** The invited people of the plan, who take places as its lines do; nobody when no line is added. */
  readonly invited: Circle['invitations'];
  readonly now: Date;
}

/** Replaces lines in the text of the plan. Throws `not_found` for a line without a plan, and `too_many_participants`. */
async function saveLine(plans: Pick<PlanStore, 'save'>, plan: Plan | undefined, change: LineChange): Promise<Plan | undefined> {
  if (!plan && change.line !== undefined) throw new ShopError('not_found');
  if (!plan) return undefined;
  const participants = withLine(plan.participants, change.line, change.inPlaceOf);
  if (participants === plan.participants) return plan;
  const places = placesOf(change.invited.map(({ line }) => line));
  if (!hasRoom(participants, plan.participants, places)) throw new ShopError('too_many_participants');
  const after = { ...plan, participants, updatedAt: change.now };
  await plans.save(after);
  return after;
}

function asSeen(person: CirclePerson, plan: Plan | undefined): SeenPerson {
  return { ...person, takesPart: takingPart(plan?.participants ?? '', [person]).length > 0 };
}
