import { type Selectable, sql } from 'kysely';
import { type Challenge, FACTOR_LIMITS, type Factor, type FactorStore } from '#modules/staff/index.ts';
import type { Seal } from '../engine/seal.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, countOf, deleteRows, insertMissing, insertRows, rowsOf, updateRows } from '../tables/rows.ts';

export function createFactorStore(queries: Queries, seal: Seal): FactorStore {
  return {
    of: (userId) =>
      allAs(rowsOf(queries, 'second_factors', { user_id: userId }).orderBy('created_at').orderBy('id'), (row) =>
        toFactor(row, seal),
      ),
    add: (userId, factor) =>
      insertMissing(queries, 'second_factors', {
        ...columnsOf(factor, 'id', 'kind'),
        user_id: userId,
        ...factorColumns(factor, seal),
      }),
    async saveUse(factor) {
      const use = factor.kind === 'passkey' ? { counter: factor.counter } : { last_step: factor.lastStep };
      await updateRows(queries, 'second_factors', { id: factor.id }).to({ ...use, last_used_at: factor.lastUsedAt ?? null });
    },
    remove: (id) => deleteRows(queries, 'second_factors', { id }),
    async removeAll(userId) {
      const removed = await queries.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
      await deleteRows(queries, 'recovery_codes', { user_id: userId });
      await deleteRows(queries, 'factor_challenges', { user_id: userId });
      return Number(removed.numDeletedRows);
    },
    recoveryCodesLeft: (userId) => countOf(rowsOf(queries, 'recovery_codes', { user_id: userId, used_at: null })),
    async replaceRecoveryCodes(userId, hashes) {
      await deleteRows(queries, 'recovery_codes', { user_id: userId });
      const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null }));
      await insertRows(queries, 'recovery_codes', rows);
    },
    async spendRecoveryCode(userId, hashes, at) {
      const unspent = { user_id: userId, code_hash: hashes, used_at: null };
      return updateRows(queries, 'recovery_codes', unspent).toAndTell({ used_at: at });
    },
    async addChallenge(challenge, at) {
      const { secret } = challenge;
      await insertRows(queries, 'factor_challenges', {
        ...columnsOf(challenge, 'id', 'userId', 'sessionId', 'purpose', 'challengeHash', 'expiresAt'),
        sealed_secret: secret === undefined ? null : seal.close(secret),
        created_at: at,
        wrong: 0,
        used_at: null,
      });
    },
    async findChallenge({ id, userId, sessionId, purpose, now }) {
      const row = await rowsOf(queries, 'factor_challenges', { id, user_id: userId, session_id: sessionId, purpose })
        .where('expires_at', '>', now)
        .where('used_at', 'is', null)
        .where('wrong', '<', FACTOR_LIMITS.wrongPerChallenge)
        .executeTakeFirst();
      return row && toChallenge(row, seal);
    },
    countWrong: (id) => updateRows(queries, 'factor_challenges', { id }).to({ wrong: sql`wrong + 1` }),
    endChallenge: (id, at) => updateRows(queries, 'factor_challenges', { id }).to({ used_at: at }),
    async wrongSince(userId, instant) {
      const { wrong } = await queries
        .selectFrom('factor_challenges')
        .select(sql<number>`coalesce(sum(wrong), 0)::int`.as('wrong'))
        .where('user_id', '=', userId)
        // The other purposes add a factor: wrong answers there are no attempts to guess.
        .where('purpose', '=', 'give')
        .where('created_at', '>', instant)
        .executeTakeFirstOrThrow();
      return wrong;
    },
  };
}

const NO_PASSKEY = { credential_id: null, public_key: null, counter: null, transports: null };
const NO_AUTHENTICATOR = { sealed_secret: null, last_step: null };

function factorColumns(factor: Factor, seal: Seal) {
  const shared = columnsOf(factor, 'device', 'createdAt', 'lastUsedAt');
  if (factor.kind === 'authenticator')
    return { ...shared, ...NO_PASSKEY, sealed_secret: seal.close(factor.secret ?? ''), last_step: factor.lastStep };
  const passkey = columnsOf(factor, 'credentialId', 'publicKey', 'counter');
  return { ...shared, ...NO_AUTHENTICATOR, ...passkey, transports: asJson(factor.transports) };
}

function toFactor(row: Selectable<Tables['second_factors']>, seal: Seal): Factor {
  const shared = fieldsIn(row, 'id', 'device', 'createdAt', 'lastUsedAt');
  if (row.kind === 'authenticator')
    return { ...shared, kind: row.kind, secret: seal.open(row.sealed_secret ?? ''), lastStep: Number(row.last_step) };
  return {
    ...shared,
    kind: row.kind,
    credentialId: row.credential_id ?? '',
    publicKey: row.public_key ?? '',
    counter: Number(row.counter),
    transports: row.transports ?? [],
  };
}

function toChallenge(row: Selectable<Tables['factor_challenges']>, seal: Seal): Challenge {
  return {
    ...fieldsIn(row, 'id', 'userId', 'sessionId', 'purpose', 'challengeHash', 'expiresAt'),
    secret: row.sealed_secret === null ? undefined : seal.open(row.sealed_secret),
  };
}
