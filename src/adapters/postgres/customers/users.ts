import { type Selectable, sql } from 'kysely';
import { spellingsOf } from '#kernel/contact.ts';
import { requireFound } from '#kernel/errors.ts';
import type { ProvenMailbox, User, UserStore } from '#modules/auth/index.ts';
import { isAfterClosing, isOfGuest, pageOfPlaces } from '../orders/customer-orders.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, firstAs, insertRows, rowsOf, saveRow, updateRows } from '../tables/rows.ts';

export function createUserStore(queries: Queries): UserStore {
  return {
    findByContact: ({ kind, value }) =>
      firstAs(kind === 'email' ? accountsWith(queries, value) : rowsOf(queries, 'users', { phone: value }), toUser),
    lock: (id) => firstAs(openUser(queries, id).forUpdate(), toUser),
    add: (user) => insertRows(queries, 'users', columnsOf(user, ...FIELDS)),
    setLanguage: (id, language) => updateRows(queries, 'users', { id }).to({ language }),
    async changeEmail(id, email) {
      const taken = accountsWith(queries, email).where('id', '<>', id);
      const changed = await queries
        .updateTable('users')
        .set({ email })
        .where('id', '=', id)
        .where(({ not, exists }) => not(exists(taken)))
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },
    async joinOrders(mailbox, limit) {
      return (await attachGuestOrders(queries, mailbox, limit)) + (await giveEmailToOrders(queries, mailbox, limit));
    },
    async prove({ userId, email, provenAt }) {
      await updateRows(queries, 'users', { id: userId, email }).to({ email_proven_at: provenAt });
    },
    // What was proven stands in `email_proven_at` above; `proven_mailboxes` is the queue of those whose orders are still to be joined.
    saveMailbox: ({ userId, email, provenAt }) =>
      saveRow(queries, 'proven_mailboxes', ['user_id', 'email'], { user_id: userId, email, proven_at: provenAt }),
    lockMailbox: () =>
      firstAs(queries.selectFrom('proven_mailboxes').selectAll().limit(1).forUpdate().skipLocked(), (row) =>
        fieldsIn(row, 'userId', 'email', 'provenAt'),
      ),
    forgetMailbox: ({ userId, email }) => deleteRows(queries, 'proven_mailboxes', { user_id: userId, email }),
  };
}

/** The account with an e-mail in any of its spellings; of two, which a former version may have made, that with the given one comes first. */
export function accountsWith(queries: Queries, email: string) {
  return rowsOf(queries, 'users', { email: spellingsOf(email) }).orderBy(sql`email = ${email}`, 'desc');
}

/** Returns how many guest orders got an owner. */
async function attachGuestOrders(queries: Queries, { userId, email, provenAt }: ProvenMailbox, limit: number): Promise<number> {
  const guestOrders = pageOfPlaces(queries, { limit })
    .clearSelect()
    .select('id')
    .where(isOfGuest(email))
    .where(isAfterClosing(email))
    .where('created_at', '<=', provenAt);
  const joined = await queries
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', 'in', guestOrders)
    // Asked again of the row itself, which another transaction may have changed since it was selected.
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return Number(joined.numUpdatedRows);
}

/**
 * Gives orders of the user the e-mail that the user has now: those with the mailbox's, if that is a former e-mail of the user, else those
 * without any. Returns how many.
 */
async function giveEmailToOrders(queries: Queries, { userId, email }: ProvenMailbox, limit: number): Promise<number> {
  const { email: present } = (await rowsOf(queries, 'users', { id: userId }).executeTakeFirst()) ?? {};
  if (!present) return 0;
  // Each condition has an index of its own. An erased order has no name.
  const lacksPresent =
    email === present
      ? sql<boolean>`customer_email is null and customer_name is not null`
      : sql<boolean>`lower(customer_email) = ${email}`;
  const lacking = queries.selectFrom('orders').select('id').where('user_id', '=', userId).where(lacksPresent).limit(limit);
  const changed = await queries
    .updateTable('orders')
    .set({ customer_email: present })
    .where('id', 'in', lacking)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** The e-mail of an open account once somebody has proven to hold it: one that the staff has typed may be anybody's mailbox. */
export async function provenEmailOf(queries: Queries, id: string): Promise<string | null> {
  const proven = await openUser(queries, id).where('email_proven_at', 'is not', null).executeTakeFirst();
  return proven?.email ?? null;
}

/** The user of an open account. */
export function findUser(queries: Queries, id: string): Promise<User | undefined> {
  return firstAs(openUser(queries, id), toUser);
}

/** The row of a user whose account is not closed: nobody acts for a closed account. */
export const openUser = (queries: Queries, id: string) => rowsOf(queries, 'users', { id, closed_at: null });

/**
 * Locks the row of the user: no other transaction creates or changes data of this user until this transaction ends. Throws
 * `not_signed_in` when the account was deleted since the request began.
 */
export async function lockUser(queries: Queries, id: string): Promise<void> {
  requireFound(await openUser(queries, id).forUpdate().executeTakeFirst(), 'not_signed_in');
}

const FIELDS = ['id', 'email', 'phone', 'role', 'partner', 'language', 'createdAt'] as const;

export function toUser(row: Selectable<Tables['users']>): User {
  return fieldsIn(row, ...FIELDS);
}
