import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Counter } from '#kernel/counter.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { CustomerOrders, Order, OrderingCustomer, OrderStore } from '#modules/orders/index.ts';
import type { ClosedDaysReader, DayRoom } from '#modules/settings/index.ts';
import type { CalendarAddress } from './calendar-token.ts';
import type { CirclePerson } from './circle.ts';
import type { Invitation, InvitedLine } from './invitation.ts';
import type { CustomerBirth, KnownOfPeople, Person } from './people.ts';
import type { Plan, PlannedRitual } from './plan.ts';

/** Plans, bound to a transaction. */
export interface PlanStore {
  /** Reads a user's plan and locks it, also against creation, until this transaction ends. Throws `not_signed_in` without a user. */
  lockOf(userId: string): Promise<Plan | undefined>;
  /** Stores a new or a changed plan. */
  save(plan: Plan): Promise<void>;
  /** Gives a first day to items of a locked order, and notes when. */
  giveDate(orderId: string, positions: readonly number[], startDate: CalendarDate, at: Date): Promise<void>;
  /** Everybody whom a user keeps, the first kept first. */
  circleOf(userId: string): Promise<CirclePerson[]>;
  /** The invitations into a plan, by their numbers. */
  invitationsOf(planId: string): Promise<Invitation[]>;
  /** Stores somebody new or changed; false when the id is that of somebody else's record. */
  savePerson(userId: string, person: CirclePerson): Promise<boolean>;
  removePerson(id: string): Promise<void>;
  /** Erases how a name is spelled and read aloud at the rituals of a user, unless it is the name in an order of theirs. */
  eraseName(userId: string, name: string): Promise<void>;
  /** Erases the letters about a user's plan, sent or not: they name its people with their births. */
  eraseLetters(userId: string): Promise<void>;
  /** What a letter about the plan tells besides it: the customer's birth data, and how names of these orders are read. */
  knownOf(userId: string, orders: readonly Order[]): Promise<KnownOfCustomer>;
}

export interface KnownOfCustomer {
  /** The language of the letter. */
  readonly language: Language;
  /** Missing without a profile. */
  readonly birth?: CustomerBirth | undefined;
  readonly circle?: readonly CirclePerson[];
  readonly readings: KnownOfPeople['readings'];
}

/** A ritual with what the almanac said of its day when that was chosen, in the customer's language. */
type RitualToTell = Pick<PlannedRitual, 'name' | 'quantity' | 'weeks' | 'startDate' | 'endDate'> & { readonly advice?: string };

/** A saved plan as its customer is told of it by letter. */
export interface PlanToTell extends Pick<Plan, 'id'> {
  readonly to: string;
  readonly language: Language;
  readonly rituals: readonly RitualToTell[];
  /** Sankalpa and wishes; empty when there are none. */
  readonly wishes: string;
  /** Everybody whose name is read, as the desk has it. */
  readonly people: readonly Pick<Person, 'name' | 'readAs' | 'birthDate' | 'birthTime' | 'isContradicted'>[];
  /** The invited whose lines are ready: they speak for themselves, and the customer learns nothing else of them. */
  readonly invited: readonly InvitedLine[];
  /** The rituals as an iCalendar file. */
  readonly calendar: string;
}

/** Writes the letter about a saved plan. */
export type WritePlanLetter = (plan: PlanToTell) => Message;

/** Customers' wishes for another day, as far as a saved plan or the desk ends them. */
export interface WishedDays {
  /** Withdraws the open wish of a locked order if it is about one of these items; tells whether it did. */
  withdraw(orderId: string, positions: readonly number[], at: Date): Promise<boolean>;
  /** Ends the open wish of a locked order if all that it is about is among the items that have begun; tells whether it did. */
  overtake(orderId: string, begun: readonly number[], at: Date): Promise<boolean>;
}

export interface PlanStores {
  readonly plans: PlanStore;
  readonly orders: CustomerOrders & Pick<OrderStore, 'lock' | 'saveStatus'>;
  readonly closedDays: ClosedDaysReader;
  readonly dayRoom: DayRoom;
  readonly messages: Pick<MessageOutbox, 'add' | 'withdraw'>;
  readonly counter: Counter;
  readonly postponementAsks: Pick<WishedDays, 'withdraw'>;
}

export type PlanTransact = Transact<PlanStores>;

/** Invitations, bound to a transaction. */
export interface InvitationStore {
  /** The invitations into a plan, by their numbers; locked until this transaction ends, so that nobody accepts one meanwhile. */
  ofPlan(planId: string): Promise<Invitation[]>;
  /**
   * The invitation of a link, locked until this transaction ends, with its plan, which is only read; undefined when no link has one of these
   * hashes.
   */
  lockByHash(hashes: readonly string[]): Promise<LinkedInvitation | undefined>;
  /** The name of the profile; empty without one. */
  profileNameOf(userId: string): Promise<string>;
  /** Stores a new or a changed invitation, and ends the letters about it; false when the id is that of another plan's invitation. */
  save(invitation: Invitation): Promise<boolean>;
  /** Removes it with the letters about it. */
  remove(id: string): Promise<void>;
}

/** An invitation as its link finds it. */
export interface LinkedInvitation {
  readonly invitation: Invitation;
  readonly plan: Plan;
  /** Whose plan it is; without a name when there is no profile. */
  readonly asker: OrderingCustomer & { readonly name: string };
}

/** An invitation as the letter with its link tells it. */
export interface InvitationToTell {
  readonly invitation: Pick<Invitation, 'id' | 'email'> & { readonly expiresAt: Date };
  readonly token: string;
  readonly language: Language;
  /** The name of whoever asks, as a stranger may read it. */
  readonly asks: string;
}

export type WriteInvitation = (news: InvitationToTell) => Message;

export interface InvitedStores {
  readonly plans: Pick<PlanStore, 'lockOf'>;
  readonly invitations: InvitationStore;
  readonly orders: CustomerOrders;
  readonly messages: Pick<MessageOutbox, 'add'>;
  readonly counter: Counter;
}

export type InvitationTransact = Transact<InvitedStores>;

export interface PlanReader extends Pick<PlanStore, 'circleOf' | 'invitationsOf'> {
  ofUser(userId: string): Promise<Plan | undefined>;
  /** Returns a plan with its customer for the feed, which needs no session; undefined for a former address of the calendar. */
  withCustomer(address: CalendarAddress): Promise<PlanOfCustomer | undefined>;
}

export interface PlanOfCustomer {
  readonly plan: Plan;
  readonly customer: OrderingCustomer & { readonly language: Language };
}
