import { toFields } from '#kernel/bilingual-fields.ts';
import {
  type Invitation,
  type InvitedLine,
  type InvitedPerson,
  invitedLine,
  type Plans,
  type SeenInvitation,
} from '#modules/plans/index.ts';
import { BIRTH_FIELDS, starOf } from '#modules/profiles/index.ts';
import type { OwnLine, Sankalpa } from '#modules/sankalpa/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import { pick } from '../answers/pick.ts';
import { done, keyed, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Invitations into a plan. `now` tells which are over; `linkOf` is the page of a link, whose token stands behind `#`. */
export function invitationHandlers(
  shop: Plans,
  sankalpa: Pick<Sankalpa, 'viewOwnLine' | 'answerOwnLine'>,
  { now, linkOf }: { readonly now: () => Date; readonly linkOf: (token: string, language: string) => string },
) {
  const invitationAt = async (token: string): Promise<Wire['SeenInvitation']> => {
    const seen = await shop.lookAtInvitation(token);
    return { ...seenToWire(seen), line: seen.person && lineToWire(await sankalpa.viewOwnLine(seen.person)) };
  };
  return {
    async inviteParticipant({ caller, params, body }) {
      const { invitation, token } = await shop.invite(caller, params.id, body);
      // Orders tell whether an invitation is done, which a new one is not.
      const line = invitedLine(invitation, now(), []);
      return ok({ invitation: invitedToWire(invitation, line), link: linkOf(token, body.language) });
    },
    revokeInvitation: async ({ caller, params }) => done(await shop.revokeInvitation(caller, params.id)),
    lookAtInvitation: async ({ body }) => ok(await invitationAt(body.token)),
    async acceptInvitation({ body: { token, ...person }, idempotency }) {
      const accepted = await shop.acceptInvitation(token, person, idempotency?.key);
      return keyed(200, accepted, ({ result }) => ({ token: result }));
    },
    async changeInvited({ version, body: { token, ...person } }) {
      await shop.changeInvited(token, version, person);
      return ok(await invitationAt(token));
    },
    async answerOwnLine({ version, body: { token, ...answer } }) {
      await sankalpa.answerOwnLine(token, version, answer);
      return ok(await invitationAt(token));
    },
    declineInvitation: async ({ body }) => done(await shop.declineInvitation(body.token)),
  } satisfies Partial<Handlers>;
}

/** An invitation as the plan's customer sees it: nothing of what the invited person gave. */
export function invitedToWire(invitation: Invitation, line: InvitedLine): Wire['InvitedOne'] {
  const { id, label, email, invitedAt, expiresAt, answeredAt } = invitation;
  return { id, label, sentTo: masked(email), invitedAt, expiresAt, answeredAt, ...line };
}

/** 'a***@example.com' */
const masked = (email: string) => email.replace(/^(.).*(?=@)/u, '$1***');

function seenToWire({ rituals, person, ...seen }: SeenInvitation): Omit<Wire['SeenInvitation'], 'line'> {
  return {
    ...seen,
    rituals: rituals.map(({ name, ...ritual }) => ({ ...ritual, ...toFields({ name }) })),
    person: person && ownToWire(person),
  };
}

function ownToWire(person: InvitedPerson): NonNullable<Wire['SeenInvitation']['person']> {
  const fields = pick(person, 'name', ...BIRTH_FIELDS, 'readAs', 'guardian', 'version');
  return { ...fields, star: ownStarToWire(starOf(person)) };
}

function lineToWire({ name, meaning, ...line }: OwnLine): NonNullable<Wire['SeenInvitation']['line']> {
  return {
    ...pick(line, 'iast', 'devanagari', 'print', 'state', 'words'),
    ...toFields({ meaning }),
    name: { ...pick(name, 'source', 'iast', 'devanagari'), unmapped: [...name.unmapped] },
  };
}
