import { type Selectable, sql } from 'kysely';
import type {
  AuthEvents,
  CodeStore,
  Session,
  SessionReader,
  SessionStore,
  User,
  UserData,
  UserStore,
} from '#modules/auth/index.ts';
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
        .select(['created_at', 'tries'])
        .where('contact_hash', 'in', contactHashes)
        .where('created_at', '>', instant.toISOString())
        .orderBy('created_at')
        .execute();
      return {
        askedAt: rows.map((row) => new Date(row.created_at)),
        tries: rows.reduce((sum, row) => sum + row.tries, 0),
      };
    },
    async add({ id, purpose, contactHash, codeHash, browserHash, createdAt, expiresAt }) {
      await queries
        .insertInto('one_time_codes')
        .values({
          id,
          purpose,
          contact_hash: contactHash,
          code_hash: codeHash,
          browser_hash: browserHash,
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

export function createUserStore(queries: Queries): UserStore {
  return {
    async findByContact({ kind, value }) {
      const row = await queries.selectFrom('users').selectAll().where(kind, '=', value).executeTakeFirst();
      return row && toUser(row);
    },
    async lock(id) {
      const row = await queries.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
    async attachGuestOrders(userId, email) {
      await queries
        .updateTable('orders')
        .set({ user_id: userId })
        .where(sql`lower(customer_email)`, '=', email)
        .where('user_id', 'is', null)
        .execute();
    },
    async giveEmailToOrders(userId, email) {
      await queries
        .updateTable('orders')
        .set({ customer_email: email })
        .where('user_id', '=', userId)
        .where('customer_name', 'is not', null)
        .where('customer_email', 'is', null)
        .execute();
    },
  };
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
    async erase(userId) {
      // The foreign key of sessions cascades.
      await queries.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}

async function findUser(queries: Queries, id: string): Promise<User | undefined> {
  const row = await queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

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

/** Deletes sessions past their limits, in seconds. */
export async function forgetOldSessions(queries: Queries, now: Date, limits: { absolute: number; idle: number }): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  await queries
    .deleteFrom('sessions')
    .where((row) => row.or([row('created_at', '<', ago(limits.absolute)), row('last_used_at', '<', ago(limits.idle))]))
    .execute();
}
