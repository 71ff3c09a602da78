import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Invitation, InvitationStore, InvitedPerson, LineAnswer } from '#modules/plans/index.ts';
import { consentColumns, consentIn } from '../customers/consent-columns.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, rowsOf, saveOver } from '../tables/rows.ts';
import { planWith } from './plan-rows.ts';

export function createInvitationStore(queries: Queries): InvitationStore {
  return {
    ofPlan: (planId) => invitationsOf(queries, planId),
    async lockByHash(hashes) {
      const row = await rowsOf(queries, 'invitations', { token_hash: hashes }).forUpdate().executeTakeFirst();
      const plan = row && (await planWith(queries, 'id', row.plan_id));
      if (!plan) return undefined;
      const { email } = await queries.selectFrom('users').select('email').where('id', '=', plan.userId).executeTakeFirstOrThrow();
      const asker = { userId: plan.userId, email, name: await nameOf(queries, plan.userId) };
      return { invitation: toInvitation(row), plan, asker };
    },
    askerOf: (userId) => nameOf(queries, userId),
    async save(invitation) {
      await eraseLetters(queries, invitation.id);
      return saveOver(queries, 'invitations', ['id'], toRow(invitation), { plan_id: invitation.planId });
    },
    async remove(id) {
      await eraseLetters(queries, id);
      await deleteRows(queries, 'invitations', { id });
    },
  };
}

export function invitationsOf(queries: Queries, planId: string): Promise<Invitation[]> {
  return allAs(rowsOf(queries, 'invitations', { plan_id: planId }).orderBy('number'), toInvitation);
}

export type AcceptedPerson = InvitedPerson & Pick<Invitation, 'number' | 'answeredAt'> & { readonly userId: string };

/** Those who have accepted, by the customer whose plan it is. */
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

/** The letters hold an address and a link. Ids are of the clients' making, so only letters of this kind are meant. */
async function eraseLetters(queries: Queries, id: string): Promise<void> {
  await deleteRows(queries, 'messages', { about: id, topic: 'invitation' });
}

/** The same of all invitations into some plans. */
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

const FIELDS = [
  ...(['id', 'planId', 'number', 'label', 'note', 'email'] as const),
  ...(['state', 'tokenHash', 'expiresAt', 'invitedAt', 'answeredAt'] as const),
] as const;
const OF_PERSON = [
  ...(['name', 'readAs', 'guardian', 'birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace'] as const),
  ...(['birthNakshatra', 'birthRashi', 'gotra', 'isGotraUnknown', 'version'] as const),
] as const;

function toInvitation(row: Selectable<Tables['invitations']>): Invitation {
  return { ...fieldsIn(row, ...FIELDS), person: personIn(row) };
}

function personIn(row: Selectable<Tables['invitations']>): InvitedPerson | null {
  const consent = consentIn('invitations', row);
  return consent && { ...fieldsIn(row, 'id', ...OF_PERSON), relation: '', consent, answer: answerIn(row) };
}

function answerIn(row: Selectable<Tables['invitations']>): LineAnswer | null {
  const { line_state: state, line_print: print, line_words: words, line_answered_at: at } = row;
  return state && at && { state, print, words, at };
}

/** What a row holds of a person who has not given anything. */
const NOBODY: Pick<InvitedPerson, (typeof OF_PERSON)[number] | 'consent' | 'answer'> = {
  name: '',
  readAs: '',
  guardian: '',
  birthDate: '',
  birthTime: '',
  birthPlace: '',
  isTimeUncertain: '',
  birthNakshatra: '',
  birthRashi: '',
  gotra: '',
  isGotraUnknown: '',
  consent: null,
  version: 1,
  answer: null,
};

function toRow(invitation: Invitation) {
  const person: typeof NOBODY = invitation.person ?? NOBODY;
  const { state = null, print = '', words = '', at = null } = person.answer ?? {};
  return {
    ...columnsOf(invitation, ...FIELDS),
    ...columnsOf(person, ...OF_PERSON),
    ...consentColumns(person.consent),
    line_state: state,
    line_print: print,
    line_words: words,
    line_answered_at: at,
  };
}
