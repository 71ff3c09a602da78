import { sql } from 'kysely';
import { spellingsOf } from '#kernel/contact.ts';
import type { Addressee, MessageData } from '#modules/notifications/index.ts';
import { risingPage } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, deleteRows } from '../tables/rows.ts';

export function createMessageData(queries: Queries): MessageData {
  return {
    async ofAddressee(addressee, limit, after) {
      const page = queries
        .selectFrom('messages')
        .select(['id', 'channel', 'recipient', 'subject', 'text', 'created_at'])
        .where('expires_at', 'is', null)
        .$call(risingPage('created_at', after && { id: after.id, at: after.createdAt }, limit));
      const contacts = contactsOf(addressee);
      const ofAccount = page
        .where('user_id', '=', addressee.id)
        .where(sql<boolean>`${LOWER_RECIPIENT} <> all(${contacts}::text[])`);
      // Each selection reads in the order of an index of its own; a single selection with `or` would sort all rows for each page.
      const toContacts = contacts.map((contact) => page.where(LOWER_RECIPIENT, '=', contact).where(isOfNoOther(addressee)));
      const selections = [ofAccount, ...toContacts];
      const all = selections
        .map((selection) => queries.selectFrom(selection.as('part')).selectAll())
        .reduce((union, part) => union.unionAll(part));
      const rows = queries.selectFrom(all.as('found')).selectAll().orderBy('created_at').orderBy('id').limit(limit);
      return allAs(rows, ({ recipient: to, created_at: createdAt, ...message }) => ({ ...message, to, createdAt }));
    },
    async eraseTo(addressee, writtenBy, limit) {
      // A contact may belong to somebody else by now, the id of the account does not: what was written to it goes whenever that was.
      const written = queries.selectFrom('messages').select('id').where('created_at', '<=', writtenBy);
      const ofUser = queries.selectFrom('messages').select('id').where('user_id', '=', addressee.id);
      const toThem = contactsOf(addressee).map((contact) =>
        written.where(LOWER_RECIPIENT, '=', contact).where(isOfNoOther(addressee)),
      );
      let erased = 0;
      for (const selection of [ofUser, ...toThem]) {
        const page = selection.limit(limit - erased);
        erased += Number((await queries.deleteFrom('messages').where('id', 'in', page).executeTakeFirst()).numDeletedRows);
      }
      return erased;
    },
    eraseAbout: (ids) => deleteRows(queries, 'messages', { about: ids }),
  };
}

const LOWER_RECIPIENT = sql<string>`lower(recipient)`;

/** What came to a contact while somebody else had it stays with them. */
const isOfNoOther = ({ id }: Addressee) => sql<boolean>`(user_id is null or user_id = ${id})`;

/** The contacts of somebody, an e-mail in each of its spellings: orders of guests, and letters about them, may have another one. */
function contactsOf({ email, phone }: Addressee): string[] {
  return [...(email === null ? [] : spellingsOf(email)), ...(phone === null ? [] : [phone])];
}
