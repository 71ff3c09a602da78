import { requireUser } from '#kernel/access.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { KeyedHashes } from '#kernel/keyed-hashes.ts';
import type { Language } from '#kernel/language.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import { newToken } from '#kernel/tokens.ts';
import type { Order } from '#modules/orders/index.ts';
import { countIn, MOST_IN_PLAN } from './circle.ts';
import { askerName, type Invitation, type InvitedLine, invited, invitedLine, placesOf } from './invitation.ts';
import { contactOf, type Plan, plannedOrders } from './plan.ts';
import type { InvitationToTell, InvitationTransact, InvitedStores, WriteInvitation } from './ports.ts';

export interface NewInvitation {
  readonly label: string;
  readonly note?: string | undefined;
  /** Where the shop sends the link; without it the customer copies it. */
  readonly email?: string | undefined;
  readonly language: Language;
}

interface Deps extends WriteDeps<InvitationTransact> {
  readonly invitationHashes: KeyedHashes;
  readonly writeInvitation: WriteInvitation;
}

/** The most letters that a customer sends in a day, and the most that one mailbox gets. */
export const LETTERS_A_DAY = 5;
export const LETTERS_TO_ONE = 2;

/** An invitation with its link, which is told once. */
export interface InvitationWithLink {
  readonly invitation: Invitation;
  readonly token: string;
}

/**
 * Invites somebody into the caller's plan under an id of the client's making, or gives an invitation by which nobody takes part a new
 * link, which ends the former one. Throws `not_signed_in`, `not_found` without a plan or for another's invitation, `illegal_transition` while
 * somebody takes part by it, `too_many_participants`, `invalid_request` for an e-mail that is none, and `rate_limited` after a few letters in a day.
 */
export function createInvite(deps: Deps) {
  const { transact, clock, invitationHashes } = deps;
  return async (caller: Caller, id: string, command: NewInvitation): Promise<InvitationWithLink> => {
    const user = requireUser(caller);
    return transact(async (stores) => {
      const { plans, invitations } = stores;
      const plan = requireFound(await plans.lockOf(user.userId));
      const now = clock();
      const planned = await plannedOrders(stores.orders, user);
      const token = newToken();
      const all = await invitations.ofPlan(plan.id);
      const lines = all.map((each) => invitedLine(each, now, planned));
      const number = numberFor(id, plan, all, lines);
      const tokenHash = invitationHashes.sign(token);
      const invitation = invited({ id, planId: plan.id, number, ...asStored(command), tokenHash }, now);
      if (!(await invitations.save(invitation))) throw new ShopError('not_found');
      if (invitation.email) await sendLink(deps, stores, user, { invitation, token, language: command.language, planned });
      return { invitation, token };
    });
  };
}

/**
 * The number of an invitation, old or new; `lines` tell the states of `all`. Throws `illegal_transition` while somebody takes part by it, and
 * `too_many_participants` when the plan has no place for the invited person, or its list none for a new invitation.
 */
function numberFor(id: string, { participants }: Plan, all: readonly Invitation[], lines: readonly InvitedLine[]): number {
  const at = all.findIndex((each) => each.id === id);
  const before = all[at];
  if (before?.state === 'ready') throw new ShopError('illegal_transition');
  // The person of an open invitation has a place already.
  if (before && lines[at]?.state === 'invited') return before.number;
  const taken = countIn(participants) + placesOf(lines);
  if (taken >= MOST_IN_PLAN) throw new ShopError('too_many_participants');
  if (before) return before.number;
  if (all.length >= MOST_IN_PLAN) throw new ShopError('too_many_participants');
  return Math.max(0, ...all.map(({ number }) => number)) + 1;
}

const asStored = ({ label, note = '', email = '' }: NewInvitation) => ({
  label: label.trim(),
  note: note.trim(),
  email: email.trim() && readMailbox(email),
});

async function sendLink(
  { writeInvitation }: Pick<Deps, 'writeInvitation'>,
  stores: InvitedStores,
  user: UserCaller,
  { planned, ...news }: Omit<InvitationToTell, 'asks'> & { readonly planned: readonly Order[] },
): Promise<void> {
  await countLetter(stores, user.userId, news.invitation.email);
  const profileName = askerName(await stores.invitations.profileNameOf(user.userId));
  const asks = profileName || askerName(contactOf(planned));
  await stores.messages.add(writeInvitation({ ...news, asks }));
}

async function countLetter({ counter }: Pick<InvitedStores, 'counter'>, userId: string, email: string): Promise<void> {
  await counter.limit(`invitations of ${userId}`, DAY_SECONDS, LETTERS_A_DAY);
  await counter.limit(`invitations to ${email}`, DAY_SECONDS, LETTERS_TO_ONE);
}

/** Takes an invitation back, with all that was given by it. Throws `not_signed_in`, and `not_found`. */
export function createRevokeInvitation({ transact }: Pick<Deps, 'transact'>) {
  return async (caller: Caller, id: string): Promise<void> => {
    const { userId } = requireUser(caller);
    await transact(async ({ plans, invitations }) => {
      const plan = requireFound(await plans.lockOf(userId));
      requireFound((await invitations.ofPlan(plan.id)).find((each) => each.id === id));
      await invitations.remove(id);
    });
  };
}
