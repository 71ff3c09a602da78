import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Invitation, InvitationStore, InvitedPerson, LineAnswer } from '#modules/plans/index.ts';
import { BIRTH_FIELDS, NO_BIRTH } from '#modules/profiles/index.ts';
import { consentColumns, consentIn } from '../customers/consent-columns.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, rowsOf, saveOver } from '../tables/rows.ts';
import { findPlan } from './plan-rows.ts';

export function createInvitationStore(queries: Queries): InvitationStore {
  return {
    ofPlan: (planId) => allAs(byPlan(queries, planId).forUpdate(), toInvitation),
    async lockByHash(hashes) {
      const row = await rowsOf(queries, 'invitations', { token_hash: hashes }).forUpdate().executeTakeFirst();
      const plan = row && (await findPlan(queries, 'id', row.plan_id));
      if (!plan) return undefined;
      const { email } = await queries.selectFrom('users').select('email').where('id', '=', plan.userId).executeTakeFirstOrThrow();
      const asker = { userId: plan.userId, email, name: await nameOf(queries, plan.userId) };
      return { invitation: toInvitation(row), plan, asker };
    },
    profileNameOf: (userId) => nameOf(queries, userId),
    async save(invitation) {
      await eraseLetters(queries, invitation.id);
      // The chosen id may be that of an invitation to another plan, which stays as it is.
      return saveOver(queries, 'invitations', ['id'], toRow(invitation), { plan_id: invitation.planId });
    },
    async remove(id) {
      await eraseLetters(queries, id);
      await deleteRows(queries, 'invitations', { id });
    },
  };
}

export function invitationsOf(queries: Queries, planId: string): Promise<Invitation[]> {
  return allAs(byPlan(queries, planId), toInvitation);
}

const byPlan = (queries: Queries, planId: string) => rowsOf(queries, 'invitations', { plan_id: planId }).orderBy('number');

export type AcceptedPerson = InvitedPerson & Pick<Invitation, 'number' | 'answeredAt'> & { readonly userId: string };

/** The people who have accepted an invitation, by the ids of the customers whose plans they take part in. */
export async function acceptedOf(queries: Queries, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, AcceptedPerson[]>();
  const rows = await queries
    .selectFrom('invitations')
    .innerJoin('plans', 'plans.id', 'invitations.plan_id')
    .selectAll('invitations')
    .select('plans.user_id')
    .where('plans.user_id', 'in', userIds)
    .where('state', '=', 'ready')
    .orderBy('number')
    .execute();
  const people = rows.flatMap((row) => {
    const { person, number, answeredAt } = toInvitation(row);
    return person ? [{ ...person, number, answeredAt, userId: row.user_id }] : [];
  });
  return Map.groupBy(people, ({ userId }) => userId);
}

/**
 * Erases the letters of an invitation, which hold an address and a link; a change of it makes them untrue. Clients choose the ids of
 * invitations, so the topic is compared too: otherwise a chosen id could name letters about something else.
 */
async function eraseLetters(queries: Queries, id: string): Promise<void> {
  await deleteRows(queries, 'messages', { about: id, topic: 'invitation' });
}

/** Erases the letters of all invitations to some plans. */
export async function eraseInvitationLetters(
  queries: Queries,
  plans: SelectQueryBuilder<Tables, 'plans', { id: string }>,
): Promise<void> {
  const invited = queries.selectFrom('invitations').select('id').where('plan_id', 'in', plans);
  await deleteRows(queries, 'messages', { about: invited, topic: 'invitation' });
}

async function nameOf(queries: Queries, userId: string): Promise<string> {
  const profile = queries.selectFrom('profiles').select(['first_name', 'last_name']).where('user_id', '=', userId);
  const { first_name: first = '', last_name: last = '' } = (await profile.executeTakeFirst()) ?? {};
  return `${first} ${last}`.trim();
}

const WRITTEN_BY_CUSTOMER = ['label', 'note', 'email'] as const;
const COURSE = ['state', 'tokenHash', 'expiresAt', 'invitedAt', 'answeredAt'] as const;
const FIELDS = ['id', 'planId', 'number', ...WRITTEN_BY_CUSTOMER, ...COURSE] as const;
const PERSON_FIELDS = ['name', 'readAs', 'guardian', ...BIRTH_FIELDS, 'version'] as const;

function toInvitation(row: Selectable<Tables['invitations']>): Invitation {
  return { ...fieldsIn(row, ...FIELDS), person: personIn(row) };
}

function personIn(row: Selectable<Tables['invitations']>): InvitedPerson | null {
  const consent = consentIn('invitations', row);
  return consent && { ...fieldsIn(row, 'id', ...PERSON_FIELDS), relation: '', consent, answer: answerIn(row) };
}

function answerIn(row: Selectable<Tables['invitations']>): LineAnswer | null {
  const { line_state: state, line_print: print, line_words: words, line_answered_at: at } = row;
  return state && at && { state, print, words, at };
}

/** What a row holds while nobody has accepted the invitation. */
const NOBODY: Pick<InvitedPerson, (typeof PERSON_FIELDS)[number] | 'consent' | 'answer'> = {
  ...NO_BIRTH,
  name: '',
  readAs: '',
  guardian: '',
  version: 1,
  answer: null,
};

function toRow(invitation: Invitation) {
  const person: typeof NOBODY = invitation.person ?? NOBODY;
  const { state = null, print = '', words = '', at = null } = person.answer ?? {};
  return {
    ...columnsOf(invitation, ...FIELDS),
    ...columnsOf(person, ...PERSON_FIELDS),
    ...consentColumns(person.consent),
    line_state: state,
    line_print: print,
    line_words: words,
    line_answered_at: at,
  };
}
