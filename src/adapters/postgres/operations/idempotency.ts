import { sql } from 'kysely';
import {
  type IdempotencyClaim,
  type IdempotencyStore,
  type IdempotentRequest,
  LEASE_SECONDS,
  SECRET_SECONDS,
} from '#kernel/idempotency.ts';
import type { PersonalData } from '#modules/accounts/index.ts';
import type { Seal } from '../engine/seal.ts';
import type { Queries } from '../tables/entities.ts';
import { deleteRows, insertMissing, insertRows, rowsOf, updateRows } from '../tables/rows.ts';

/** The result of a request whose answer holds a secret: the answer itself is enciphered in a table of its own, for a while. */
const SECRET = { secret: true };

export function createIdempotencyStore(queries: Queries, seal: Seal): IdempotencyStore {
  return {
    async claim(request) {
      // The insert waits while another transaction has inserted the same key and not yet committed.
      const claim = { ...keyOf(request), body_hash: request.bodyHash, claimed_at: sql<Date>`now()`, result: null };
      if (await insertMissing(queries, 'idempotency_keys', claim)) return { kind: 'new' };

      // The request that holds the claim has not ended in time: nobody will remember its result.
      const isDead = sql<boolean>`claimed_at < now() - make_interval(secs => ${LEASE_SECONDS})`;
      const earlier = await queries
        .selectFrom('idempotency_keys')
        .where((row) => row.and(keyOf(request)))
        .select(['body_hash', 'result', isDead.as('isDead'), isOver(request).as('isOver')])
        .forUpdate()
        .executeTakeFirst();
      // Released, or erased with its account, since the insert found it.
      if (!earlier) return this.claim(request);
      if (earlier.isOver) {
        await update(queries, request, { claimed_at: sql`now()`, body_hash: request.bodyHash, result: null });
        return { kind: 'new' };
      }
      if (earlier.body_hash !== request.bodyHash) return { kind: 'reused' };
      if (earlier.result && 'secret' in earlier.result) return openSecret(queries, request, seal);
      if (earlier.result) return { kind: 'done', result: earlier.result.value };
      if (!earlier.isDead) return { kind: 'running' };
      await update(queries, request, { claimed_at: sql`now()` });
      return { kind: 'new' };
    },
    remember: (request, result) => update(queries, request, { result: sql`${JSON.stringify({ value: result })}::jsonb` }),
    async rememberSecret(request, result) {
      const sealed = seal.close(JSON.stringify(result));
      await insertRows(queries, 'secret_answers', { ...keyOf(request), sealed, made_at: sql`now()` });
      await update(queries, request, { result: sql`${JSON.stringify(SECRET)}::jsonb` });
    },
    release: (request) => deleteRows(queries, 'idempotency_keys', { ...keyOf(request), result: null }),
  };
}

export function createRequestData(queries: Queries): PersonalData['requests'] {
  return {
    erase: (caller) => deleteRows(queries, 'idempotency_keys', { caller }),
  };
}

async function openSecret(queries: Queries, request: IdempotentRequest, seal: Seal): Promise<IdempotencyClaim> {
  const kept = await rowsOf(queries, 'secret_answers', keyOf(request)).where(isKept).executeTakeFirst();
  const text = kept && seal.open(kept.sealed);
  return text === undefined ? { kind: 'gone' } : { kind: 'done', result: JSON.parse(text) };
}

const isKept = sql<boolean>`(made_at > now() - make_interval(secs => ${SECRET_SECONDS}))`;

/** Deletes answers with secrets whose time is over; their keys stay, so that nothing is made twice. */
export async function forgetSecretAnswers(queries: Queries): Promise<void> {
  await queries.deleteFrom('secret_answers').where(sql<boolean>`not ${isKept}`).execute();
}

/** SQL that is true when the same key means a new request by now. */
function isOver({ replaySeconds }: IdempotentRequest) {
  if (replaySeconds === undefined) return sql<boolean>`false`;
  return sql<boolean>`claimed_at <= now() - make_interval(secs => ${replaySeconds})`;
}

/** The columns of the primary key. */
const keyOf = ({ caller, operation, key }: IdempotentRequest) => ({ caller, operation, key });

function update(queries: Queries, request: IdempotentRequest, change: Record<string, unknown>): Promise<void> {
  return updateRows(queries, 'idempotency_keys', keyOf(request)).to(change);
}
