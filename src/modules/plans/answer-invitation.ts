import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import type { KeyedHashes } from '#kernel/keyed-hashes.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import type { Order } from '#modules/orders/index.ts';
import {
  type Acceptance,
  accepted,
  answered,
  askerName,
  changed,
  declined,
  type Invitation,
  type InvitedPerson,
  isOpen,
  isWordGivenFor,
  type LineAnswer,
} from './invitation.ts';
import { contactOf, plannedItems, plannedOrders } from './plan.ts';
import type { InvitationTransact, InvitedStores } from './ports.ts';

interface Deps extends WriteDeps<InvitationTransact> {
  readonly invitationHashes: KeyedHashes;
}

export type SeenInvitation = Awaited<ReturnType<ReturnType<typeof createLookAtInvitation>>>;

/**
 * Returns what the holder of a link sees: who asks, for which rituals, and their own part once they have given it. Throws `not_found` for a
 * link that is wrong, used, replaced, revoked or over.
 */
export function createLookAtInvitation({ transact, clock, invitationHashes }: Deps) {
  return (token: string) =>
    transact(async (stores) => {
      const { invitation, plan, planned, asks } = await lockLinked(stores, invitationHashes, [token], clock());
      const { answeredAt } = invitation;
      const rituals = plannedItems(plan.startDate, planned).filter(({ item: { performedAt } }) => {
        // Nobody is asked for what is performed already, nor was named at what had been performed before they agreed.
        return !performedAt || (answeredAt && performedAt >= answeredAt);
      });
      return {
        asks,
        note: invitation.note,
        // The end of the time to answer; null for whoever has accepted.
        until: invitation.expiresAt,
        person: invitation.person,
        rituals: rituals.map(({ ritual: { name, weeks, startDate }, item }) => ({
          name,
          weeks,
          startDate,
          // Its `startDate` is that of the plan.
          isUndated: !item.startDate,
        })),
        // Whoever has accepted can still change their part or take their word back.
        mayWithdraw: invitation.state === 'ready' && !hasBegun(invitation, planned),
      };
    });
}

/**
 * Exchanges an invitation for a personal link. With a random key of the caller's making a repetition gets the same link, and changes nothing:
 * the link follows from invitation and key, and whoever invited knows the invitation alone. Throws as looking at it does, `consent_required`,
 * and as `changeBirth` does.
 */
export function createAcceptInvitation({ transact, clock, invitationHashes }: Deps) {
  return (token: string, acceptance: Acceptance, key?: string): Promise<Replayable<string>> =>
    transact(async (stores) => {
      const now = clock();
      const personal = key === undefined ? newToken() : hashToken(`${token}:${key}`);
      const { invitation } = await lockLinked(stores, invitationHashes, [token, personal], now);
      const isAccepted = invitation.tokenHash !== null && invitationHashes.matches(personal, invitation.tokenHash);
      if (isAccepted) return { result: personal, replayed: true };
      if (invitation.state !== 'invited') throw new ShopError('not_found');
      await stores.invitations.save(accepted(invitation, invitationHashes.sign(personal), acceptance, now));
      return { result: personal, replayed: false };
    });
}

/**
 * Declines an invitation, or takes back what was given by a personal link: all of it is erased, and the link ends. Throws as looking at it
 * does, and `illegal_transition` once a ritual has begun at which the person is named.
 */
export function createDeclineInvitation({ transact, clock, invitationHashes }: Deps) {
  return (token: string): Promise<void> =>
    transact(async (stores) => {
      const now = clock();
      const { invitation, planned } = await lockLinked(stores, invitationHashes, [token], now);
      if (hasBegun(invitation, planned)) throw new ShopError('illegal_transition');
      await stores.invitations.save(declined(invitation, now));
    });
}

/**
 * Stores what somebody gives anew by their personal link. Throws `not_found` for a link that is not personal, `changed_meanwhile` when
 * the part has another version, `illegal_transition` once a ritual has begun at which they are named, and as `createAcceptInvitation` does.
 */
export function createChangeInvited(deps: Deps) {
  return (token: string, version: number, acceptance: Acceptance): Promise<void> =>
    savePart(deps, token, version, (invitation, person, now) => changed(invitation, person, acceptance, now));
}

/**
 * Stores what somebody says of their own line by their personal link. Throws `not_found`, `changed_meanwhile` and `illegal_transition` like
 * `createChangeInvited`.
 */
export function createAnswerLine(deps: Deps) {
  return (token: string, version: number, answer: Omit<LineAnswer, 'at'>): Promise<void> =>
    savePart(deps, token, version, (invitation, person, at) => answered(invitation, person, { ...answer, at }));
}

type Change = (invitation: Invitation, person: InvitedPerson, now: Date) => Invitation;

function savePart({ transact, clock, invitationHashes }: Deps, token: string, version: number, change: Change): Promise<void> {
  return transact(async (stores) => {
    const now = clock();
    const { invitation, planned } = await lockLinked(stores, invitationHashes, [token], now);
    const person = requireFound(invitation.person);
    if (hasBegun(invitation, planned)) throw new ShopError('illegal_transition');
    if (person.version !== version) throw new ShopError('changed_meanwhile');
    await stores.invitations.save(change(invitation, person, now));
  });
}

/**
 * Locks what the link with one of these tokens leads to: at most one is stored at a time. Throws `not_found` when it is wrong, used, replaced,
 * revoked or over.
 */
async function lockLinked({ invitations, orders }: InvitedStores, hashes: KeyedHashes, tokens: readonly string[], now: Date) {
  const link = await invitations.lockByHash(tokens.flatMap(hashes.all));
  const hash = link?.invitation.tokenHash;
  if (!link || !hash || !tokens.some((token) => hashes.matches(token, hash))) throw new ShopError('not_found');
  const { invitation } = link;
  if (invitation.state !== 'ready' && !isOpen(invitation, now)) throw new ShopError('not_found');
  const orderedByAsker = await plannedOrders(orders, link.asker);
  // An invitation is to all that is planned; whoever has accepted is named only at what was ordered by then.
  const planned =
    invitation.state === 'ready' ? orderedByAsker.filter((order) => isWordGivenFor(invitation, order)) : orderedByAsker;
  const asks = askerName(link.asker.name) || askerName(contactOf(orderedByAsker));
  return { ...link, planned, asks };
}

/** Tells whether a ritual has begun since the person gave their word, so that they are named at it. */
function hasBegun({ state, answeredAt }: Invitation, orders: readonly Order[]): boolean {
  if (state !== 'ready') return false;
  return orders.some(({ items }) => items.some(({ begunAt }) => begunAt && answeredAt && begunAt >= answeredAt));
}
