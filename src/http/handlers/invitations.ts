import { toFields } from '#kernel/bilingual-fields.ts';
import { type Invitation, type InvitedPerson, invitedLine, type Plans, type SeenInvitation } from '#modules/plans/index.ts';
import { starOf } from '#modules/profiles/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Invitations into a plan. `now` tells which are over; `linkOf` is the page of a link, whose token stands behind `#`. */
export function invitationHandlers(
  shop: Plans,
  { now, linkOf }: { readonly now: () => Date; readonly linkOf: (token: string, language: string) => string },
) {
  return {
    async inviteParticipant({ caller, params, body }) {
      const { invitation, token } = await shop.invite(caller, params.id, body);
      return { status: 200, body: { invitation: invitedToWire(invitation, now()), link: linkOf(token, body.language) } };
    },
    async revokeInvitation({ caller, params }) {
      await shop.revokeInvitation(caller, params.id);
      return { status: 204, body: undefined };
    },
    async lookAtInvitation({ body }) {
      return { status: 200, body: seenToWire(await shop.lookAtInvitation(body.token)) };
    },
    async acceptInvitation({ body: { token, ...given } }) {
      return { status: 200, body: { token: await shop.acceptInvitation(token, given) } };
    },
    async declineInvitation({ body }) {
      await shop.declineInvitation(body.token);
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}

/** An invitation as the plan's customer sees it: nothing of what the invited person gave. */
export function invitedToWire(invitation: Invitation, now: Date): Wire['InvitedOne'] {
  const { id, label, email, invitedAt, expiresAt, answeredAt } = invitation;
  return { ...{ id, label, sentTo: masked(email), invitedAt, expiresAt, answeredAt }, ...invitedLine(invitation, now) };
}

const masked = (email: string) => email.replace(/^(.).*(?=@)/u, '$1***');

function seenToWire({ rituals, person, ...seen }: SeenInvitation): Wire['SeenInvitation'] {
  return {
    ...seen,
    rituals: rituals.map(({ name, ...ritual }) => ({ ...ritual, ...toFields({ name }) })),
    person: person && ownToWire(person),
  };
}

function ownToWire(person: InvitedPerson): NonNullable<Wire['SeenInvitation']['person']> {
  const { name, birthDate, birthTime, birthPlace, gotra, isGotraUnknown, readAs, guardian } = person;
  return { name, birthDate, birthTime, birthPlace, gotra, isGotraUnknown, readAs, guardian, star: ownStarToWire(starOf(person)) };
}
