import { type Selectable, sql } from 'kysely';
import type {
  AuthEvents,
  BrowserStore,
  CodeStore,
  ProvenMailbox,
  Session,
  SessionReader,
  SessionStore,
  User,
  UserData,
  UserStore,
} from '#modules/auth/index.ts';
import { isAfterClosing, isOfGuest, page } from './customer-orders.ts';
import type { Queries, Tables } from './entities.ts';
import { isAfter } from './keyset.ts';

export function createCodeStore(queries: Queries): CodeStore {
  return {
    async lockContact({ kind, value }) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${kind} ${value}`}, 0))`.execute(queries);
    },
    async since(contactHashes, instant) {
      const rows = await queries
        .selectFrom('one_time_codes')
        .select(['created_at', 'tries', 'known_browser_hash'])
        .where('contact_hash', 'in', contactHashes)
        .where('created_at', '>', instant.toISOString())
        .orderBy('created_at')
        .execute();
      return rows.map(({ created_at: createdAt, tries, known_browser_hash: knownBrowserHash }) => {
        return { createdAt: new Date(createdAt), tries, knownBrowserHash };
      });
    },
    async add({ id, purpose, contactHash, codeHash, browserHash, knownBrowserHash, createdAt, expiresAt }) {
      await queries
        .insertInto('one_time_codes')
        .values({
          id,
          purpose,
          contact_hash: contactHash,
          code_hash: codeHash,
          browser_hash: browserHash,
          known_browser_hash: knownBrowserHash,
          created_at: createdAt.toISOString(),
          expires_at: expiresAt.toISOString(),
          tries: 0,
          used_at: null,
        })
        .execute();
    },
    async endThoseOf(browserHash, purpose, at) {
      await queries
        .updateTable('one_time_codes')
        .set({ used_at: at.toISOString() })
        .where('browser_hash', '=', browserHash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .execute();
    },
    async countTry({ purpose, contactHashes, browserHash, now, mostTries }) {
      const row = await queries
        .updateTable('one_time_codes')
        .set({ tries: sql`tries + 1` })
        .where('browser_hash', '=', browserHash)
        .where('purpose', '=', purpose)
        .where('contact_hash', 'in', contactHashes)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now.toISOString())
        .where('tries', '<', mostTries)
        .returning(['id', 'code_hash', 'tries'])
        .executeTakeFirst();
      return row && { id: row.id, codeHash: row.code_hash, tries: row.tries };
    },
    async markUsed(id, at) {
      await queries.updateTable('one_time_codes').set({ used_at: at.toISOString() }).where('id', '=', id).execute();
    },
  };
}

export function createBrowserStore(queries: Queries): BrowserStore {
  return {
    async isKnown(tokenHash, contactHashes) {
      const known = queries.selectFrom('known_browsers').select('token_hash').where('token_hash', '=', tokenHash).limit(1);
      const found = contactHashes ? known.where('contact_hash', 'in', contactHashes) : known;
      return (await found.executeTakeFirst()) !== undefined;
    },
    async remember({ tokenHash, contactHash, at }) {
      const signedInAt = at.toISOString();
      await queries
        .insertInto('known_browsers')
        .values({ token_hash: tokenHash, contact_hash: contactHash, signed_in_at: signedInAt })
        .onConflict((conflict) => conflict.columns(['token_hash', 'contact_hash']).doUpdateSet({ signed_in_at: signedInAt }))
        .execute();
    },
  };
}

export function createUserStore(queries: Queries): UserStore {
  return {
    async findByContact({ kind, value }) {
      const row = await queries.selectFrom('users').selectAll().where(kind, '=', value).executeTakeFirst();
      return row && toUser(row);
    },
    async lock(id) {
      const row = await openUser(queries, id).forUpdate().executeTakeFirst();
      return row && toUser(row);
    },
    async add({ createdAt, ...user }) {
      await queries
        .insertInto('users')
        .values({ ...user, created_at: createdAt.toISOString() })
        .execute();
    },
    async changeEmail(id, email) {
      const taken = queries.selectFrom('users').select('id').where('email', '=', email).where('id', '<>', id);
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
    async saveMailbox({ userId, email, provenAt }) {
      await queries
        .insertInto('proven_mailboxes')
        .values({ user_id: userId, email, proven_at: provenAt.toISOString() })
        .onConflict((conflict) => conflict.columns(['user_id', 'email']).doUpdateSet({ proven_at: provenAt.toISOString() }))
        .execute();
    },
    async lockMailbox() {
      const row = await queries.selectFrom('proven_mailboxes').selectAll().limit(1).forUpdate().skipLocked().executeTakeFirst();
      return row && { userId: row.user_id, email: row.email, provenAt: new Date(row.proven_at) };
    },
    async forgetMailbox({ userId, email }) {
      await queries.deleteFrom('proven_mailboxes').where('user_id', '=', userId).where('email', '=', email).execute();
    },
  };
}

/** Returns how many guest orders got an owner. */
async function attachGuestOrders(queries: Queries, { userId, email, provenAt }: ProvenMailbox, limit: number): Promise<number> {
  const found = page(queries, { limit })
    .clearSelect()
    .select('id')
    .where(isOfGuest(email))
    .where(isAfterClosing(email))
    .where('created_at', '<=', provenAt.toISOString());
  const joined = await queries
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', 'in', found)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return Number(joined.numUpdatedRows);
}

/** Returns how many orders got the e-mail, which is none when the user has another by now. */
async function giveEmailToOrders(queries: Queries, { userId, email }: ProvenMailbox, limit: number): Promise<number> {
  const isTheirs = queries.selectFrom('users').select('id').where('id', '=', userId).where('email', '=', email);
  const without = queries
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'in', isTheirs)
    .where('customer_name', 'is not', null)
    .where('customer_email', 'is', null)
    .limit(limit);
  const given = await queries.updateTable('orders').set({ customer_email: email }).where('id', 'in', without).executeTakeFirst();
  return Number(given.numUpdatedRows);
}

export function createSessionStore(queries: Queries): SessionStore {
  return {
    async add(session, tokenHash) {
      await queries
        .insertInto('sessions')
        .values({
          id: session.id,
          user_id: session.userId,
          token_hash: tokenHash,
          created_at: session.createdAt.toISOString(),
          last_used_at: session.lastUsedAt.toISOString(),
          device: session.device,
          second_factor_at: session.secondFactorAt?.toISOString() ?? null,
        })
        .execute();
    },
    async endByToken(tokenHash) {
      const ended = await queries
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst();
      return ended && findUser(queries, ended.user_id);
    },
  };
}

export function createSessionReader(queries: () => Queries): SessionReader {
  return {
    async find(tokenHash) {
      const row = await queries().selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      const user = row && (await findUser(queries(), row.user_id));
      return row && user && { session: toSession(row), user };
    },
    async saveLastUse(id, at) {
      await queries().updateTable('sessions').set({ last_used_at: at.toISOString() }).where('id', '=', id).execute();
    },
    async end(id, userId) {
      const ended = await queries()
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },
    async list(userId, limit, after) {
      let query = queries()
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (after) {
        const at = after.lastUsedAt.toISOString();
        query = query.where(sql<boolean>`(last_used_at, id) < (${at}::timestamptz, ${after.id}::uuid)`);
      }
      return (await query.execute()).map(toSession);
    },
    user: (id) => findUser(queries(), id),
  };
}

export function createAuthEvents(queries: Queries): AuthEvents {
  return {
    async record(event, subject, at) {
      await queries.insertInto('auth_events').values({ id: crypto.randomUUID(), at: at.toISOString(), event, subject }).execute();
    },
  };
}

export function createUserData(queries: Queries): UserData {
  return {
    find: (id) => findUser(queries, id),
    lock: createUserStore(queries).lock,
    async sessions(userId, limit, after) {
      const rows = await queries
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where(isAfter('created_at', after && { id: after.id, at: after.createdAt }))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toSession);
    },
    async close(userId, at) {
      await queries.deleteFrom('sessions').where('user_id', '=', userId).execute();
      await queries.deleteFrom('proven_mailboxes').where('user_id', '=', userId).execute();
      const closed = sql<string>`greatest(now(), ${at.toISOString()}::timestamptz)`;
      const contacts = {
        closed_email: sql.ref<string>('email'),
        closed_phone: sql.ref<string>('phone'),
        email: null,
        phone: null,
      };
      await queries
        .updateTable('users')
        .set({ closed_at: closed, ...contacts })
        .where('id', '=', userId)
        .execute();
    },
    async lockClosed(userId) {
      const all = queries.selectFrom('users').selectAll().where('closed_at', 'is not', null).orderBy('closed_at').limit(1);
      const wanted = userId === undefined ? all.forUpdate().skipLocked() : all.where('id', '=', userId).forUpdate();
      const row = await wanted.executeTakeFirst();
      if (!row?.closed_at) return undefined;
      return { id: row.id, email: row.closed_email, phone: row.closed_phone, closedAt: new Date(row.closed_at) };
    },
    async erase(userId) {
      await queries.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}

async function findUser(queries: Queries, id: string): Promise<User | undefined> {
  const row = await openUser(queries, id).executeTakeFirst();
  return row && toUser(row);
}

/** Nobody acts for a closed account any more. */
const openUser = (queries: Queries, id: string) =>
  queries.selectFrom('users').selectAll().where('id', '=', id).where('closed_at', 'is', null);

function toUser({ id, email, phone, role, language, created_at }: Selectable<Tables['users']>): User {
  return { id, email, phone, role, language, createdAt: new Date(created_at) };
}

function toSession(row: Selectable<Tables['sessions']>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: new Date(row.created_at),
    lastUsedAt: new Date(row.last_used_at),
    device: row.device,
    secondFactorAt: row.second_factor_at === null ? null : new Date(row.second_factor_at),
  };
}

/** Deletes codes older than a day; until then they count towards the limits. */
export async function forgetOldCodes(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('one_time_codes')
    .where('created_at', '<', new Date(now.getTime() - 86_400_000).toISOString())
    .execute();
}

/** Deletes browsers in which nobody has signed in for so many seconds. */
export async function forgetOldBrowsers(queries: Queries, now: Date, seconds: number): Promise<void> {
  const before = new Date(now.getTime() - seconds * 1000).toISOString();
  await queries.deleteFrom('known_browsers').where('signed_in_at', '<', before).execute();
}

/** Deletes sessions past their limits, in seconds. */
export async function forgetOldSessions(queries: Queries, now: Date, limits: { absolute: number; idle: number }): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  await queries
    .deleteFrom('sessions')
    .where((row) => row.or([row('created_at', '<', ago(limits.absolute)), row('last_used_at', '<', ago(limits.idle))]))
    .execute();
}
