import { DAY_MS } from '#kernel/durations.ts';
import { refusedField } from '#kernel/errors.ts';
import type { Order } from '#modules/orders/index.ts';
import { type Agreement, type BirthFields, changeBirth, NO_BIRTH } from '#modules/profiles/index.ts';
import { type CirclePerson, inOneLine } from './circle.ts';

/** What an invited person has given for themselves, or somebody who answers for them. */
export interface InvitedPerson extends CirclePerson {
  /** Who answers for somebody under age; empty when the person speaks. */
  readonly guardian: string;
  /** What they have said of their own line; null before. */
  readonly answer: LineAnswer | null;
}

/** What somebody answers to the line that is read for them at the fire. */
export interface LineAnswer {
  /** The print of the line that they have read. */
  readonly print: string;
  readonly state: 'confirmed' | 'change_asked';
  /** What is to be changed; empty when nothing is. */
  readonly words: string;
  readonly at: Date;
}

/** An invitation to take part in a plan. To the plan's customer it is a number, a state and what they wrote themselves. */
export interface Invitation {
  readonly id: string;
  readonly planId: string;
  readonly number: number;
  /** The customer's own word for whom they invite. */
  readonly label: string;
  /** What the customer writes to them. */
  readonly note: string;
  /** Where the shop has sent the link; empty when it was copied, and once it is answered. */
  readonly email: string;
  /** `ready`: accepted; `withdrawn`: taken back by the person after that. */
  readonly state: 'invited' | 'ready' | 'declined' | 'withdrawn';
  /** The hash of the only valid link: that of the invitation, or that of whoever has accepted it. */
  readonly tokenHash: string | null;
  /** The end of the time to answer; null once it is answered. */
  readonly expiresAt: Date | null;
  readonly invitedAt: Date;
  readonly answeredAt: Date | null;
  readonly person: InvitedPerson | null;
}

/** All that the plan's customer learns of an invited person, as a line of a list: not the line that is read at the fire. */
export interface InvitedLine {
  readonly number: number;
  /** `over`: nobody has used the link in time; `done`: all is performed for which the person gave their word. */
  readonly state: Invitation['state'] | 'over' | 'done';
}

/** `orders` are the paid ones of the plan's customer. */
export function invitedLine(invitation: Invitation, now: Date, orders: readonly Order[]): InvitedLine {
  const { number, state, expiresAt } = invitation;
  if (state === 'invited' && expiresAt !== null && expiresAt <= now) return { number, state: 'over' };
  const agreed = orders.filter((order) => isWordGivenFor(invitation, order)).flatMap(({ items }) => items);
  const isDone = state === 'ready' && agreed.length > 0 && agreed.every(({ performedAt }) => performedAt);
  return { number, state: isDone ? 'done' : state };
}

/** How many places of a plan its invited people take: those who can still answer, and those who take part until all is performed. */
export const placesOf = (lines: readonly InvitedLine[]) =>
  lines.filter(({ state }) => state === 'invited' || state === 'ready').length;

/**
 * Tells whether whoever has accepted agreed to be named at an order. They agree to what was ordered by then: for more they are asked by
 * another invitation.
 */
export const isWordGivenFor = ({ answeredAt }: Pick<Invitation, 'answeredAt'>, { createdAt }: Pick<Order, 'createdAt'>) =>
  answeredAt !== null && createdAt <= answeredAt;

/** What somebody gives who accepts. */
export interface Acceptance extends Partial<BirthFields>, Agreement {
  readonly name: string;
  readonly readAs?: string | undefined;
  readonly guardian?: string | undefined;
}

const INVITATION_DAYS = 14;

/** An invitation, new or sent again, with a link that ends every former one. */
export function invited(
  invitation: Omit<Invitation, 'state' | 'expiresAt' | 'invitedAt' | 'answeredAt' | 'person'>,
  now: Date,
): Invitation & { readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  return { ...invitation, state: 'invited', expiresAt, invitedAt: now, answeredAt: null, person: null };
}

/** Tells whether the invitation can still be answered. */
export const isOpen = ({ state, expiresAt }: Invitation, now: Date) =>
  state === 'invited' && expiresAt !== null && expiresAt > now;

/**
 * The invitation as it is accepted, with the link of whoever has accepted it. Throws `consent_required` without their word, and as
 * `changeBirth` does.
 */
export function accepted(invitation: Invitation, tokenHash: string, acceptance: Acceptance, now: Date): Invitation {
  const person = { ...personOf(acceptance, now), id: invitation.id, version: 1, answer: null };
  return { ...invitation, state: 'ready', tokenHash, expiresAt: null, answeredAt: now, email: '', person };
}

/** The invitation with what its person gives anew; their answer to the former line stays, and names that line. Throws as `accepted` does. */
export function changed(invitation: Invitation, before: InvitedPerson, acceptance: Acceptance, now: Date): Invitation {
  const { id, version, answer } = before;
  return { ...invitation, person: { ...personOf(acceptance, now), id, version: version + 1, answer } };
}

/** The invitation with what its person says of their line. */
export function answered(invitation: Invitation, before: InvitedPerson, answer: LineAnswer): Invitation {
  return { ...invitation, person: { ...before, version: before.version + 1, answer } };
}

function personOf(acceptance: Acceptance, now: Date) {
  if (!acceptance.birthDataConsent) throw refusedField(['birthDataConsent'], 'consent_required', 'consent_required');
  const { name, readAs = '', guardian = '', ...birth } = acceptance;
  const texts = { name: inOneLine(name), relation: '', readAs: inOneLine(readAs), guardian: inOneLine(guardian) };
  return { ...changeBirth(NO_BIRTH, birth, now), ...texts };
}

/** The invitation as it is declined, or taken back by whoever had accepted it: nothing of them is left. */
export function declined(invitation: Invitation, now: Date): Invitation {
  const state = invitation.state === 'ready' ? 'withdrawn' : 'declined';
  return { ...invitation, state, tokenHash: null, expiresAt: null, answeredAt: now, email: '', person: null };
}

/** Characters that no person's name has, and of which mail programs make links. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\s'’-]/gu;

/** The customer's name as a stranger may read it: 'Анна И.' A letter of the shop must not carry an address under the name of a person. */
export function askerName(name: string): string {
  const [first = '', ...others] = name.replace(NOT_IN_NAMES, '').trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial ? `${first} ${initial}.` : first;
}
