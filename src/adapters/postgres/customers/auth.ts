import { sql } from 'kysely';
import type { AuthEvents, BrowserStore, CodeStore } from '#modules/auth/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, findsAny, insertRows, rowsOf, saveRow, updateRows } from '../tables/rows.ts';

export function createCodeStore(queries: Queries): CodeStore {
  return {
    async lockContact({ kind, value }) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${kind} ${value}`}, 0))`.execute(queries);
    },
    async since(contactHashes, instant) {
      const codes = rowsOf(queries, 'one_time_codes', { contact_hash: contactHashes });
      const rows = codes.where('created_at', '>', instant).orderBy('created_at');
      return allAs(rows, (row) => fieldsIn(row, 'createdAt', 'tries', 'knownBrowserHash'));
    },
    add: (code) =>
      insertRows(queries, 'one_time_codes', {
        ...columnsOf(code, 'id', 'purpose', 'contactHash', 'codeHash', 'createdAt', 'expiresAt'),
        ...columnsOf(code, 'browserHash', 'knownBrowserHash'),
        tries: 0,
        used_at: null,
      }),
    endThoseOf: (browserHash, purpose, at) =>
      updateRows(queries, 'one_time_codes', { browser_hash: browserHash, purpose, used_at: null }).to({ used_at: at }),
    async countTry({ purpose, contactHashes, browserHash, now, mostTries }) {
      const row = await queries
        .updateTable('one_time_codes')
        .set({ tries: sql`tries + 1` })
        .where('browser_hash', '=', browserHash)
        .where('purpose', '=', purpose)
        .where('contact_hash', 'in', contactHashes)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('tries', '<', mostTries)
        .returning(['id', 'code_hash', 'tries'])
        .executeTakeFirst();
      return row && fieldsIn(row, 'id', 'codeHash', 'tries');
    },
    markUsed: (id, at) => updateRows(queries, 'one_time_codes', { id }).to({ used_at: at }),
  };
}

export function createBrowserStore(queries: Queries): BrowserStore {
  return {
    async isKnown(tokenHash, contactHashes) {
      const ofBrowser = rowsOf(queries, 'known_browsers', { token_hash: tokenHash });
      return findsAny(contactHashes ? ofBrowser.where('contact_hash', 'in', contactHashes) : ofBrowser);
    },
    remember: ({ tokenHash, contactHash, at }) =>
      saveRow(queries, 'known_browsers', ['token_hash', 'contact_hash'], {
        token_hash: tokenHash,
        contact_hash: contactHash,
        signed_in_at: at,
      }),
  };
}

export function createAuthEvents(queries: Queries): AuthEvents {
  return {
    record: (event, subject, at) => insertRows(queries, 'auth_events', { id: crypto.randomUUID(), at, event, subject }),
  };
}
