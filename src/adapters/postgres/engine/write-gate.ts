import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { isAnswered, TOO_LONG } from './idle-connections.ts';

/** Holds back writers while the database finishes no write, for example because a synchronous standby is lost. */
export type WriteGate = ReturnType<typeof createWriteGate>;

/** Matches what may write: a statement that writes, and the beginning of every transaction, which may wait for a lock that is never released. */
const WRITES = /^\s*(begin|start|insert|update|delete|merge|with\b[\s\S]*\b(insert into|update|delete from))\b/i;

const BEGINS = /^\s*(begin|start transaction)\b/i;

/**
 * Matches what writes a row for certain, among the shop's statements: a transaction with one waits for a standby, so that its end is the proof that
 * writes finish. Updates and deletions may have found no row.
 */
const INSERTS = /^\s*insert\b(?![\s\S]*\bdo nothing\b)/i;

/** How PostgreSQL reports a connection that stands in a transaction, and in one that has failed. */
const IN_TRANSACTION = 'T';
const FAILED_TRANSACTION = 'E';

/** A proof that succeeds does so within this time. A write that nobody held back would wait four times as long before it fails. */
const PATIENCE_MS = 1000;

/**
 * A transaction that no standby has acknowledged keeps its process in PostgreSQL, though nobody waits for it any more. Each new writer would
 * keep one more process, up to `max_connections`. So once a connection has gone without an answer, writers wait until one proof for all of
 * them has shown that writes are finished again.
 */
export function createWriteGate() {
  let suspicion: PromiseWithResolvers<void> | undefined;
  let prove = (): Promise<void> => Promise.resolve();
  const withinProof = new AsyncLocalStorage<true>();
  const endSuspicion = () => {
    suspicion?.resolve();
    suspicion = undefined;
  };
  const waitForProof = async (suspicionEnds: Promise<void>) => {
    const timer = new AbortController();
    const refusal = pause(PATIENCE_MS, undefined, { signal: timer.signal }).then(refuse);
    await Promise.race([suspicionEnds, prove().then(endSuspicion), refusal]).finally(() => timer.abort());
  };
  return {
    /** A connection went without an answer: from now on the next writers wait for a proof that writes are finished. */
    suspect: () => {
      suspicion ??= Promise.withResolvers();
    },
    /**
     * Sets how to prove it; the proof throws as a request would. Every waiting writer calls it: it must join calls that run together into one.
     */
    proveBy: (proof: () => Promise<void>) => {
      prove = proof;
    },
    /** Runs the proof; its own statements are not held back by the gate. */
    exempt: (proof: () => Promise<void>) => withinProof.run(true, proof),
    /** Makes what a connection writes go through the gate. */
    guard(client: ClientBase): void {
      const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      let hasInserted = false;
      // A write that ends is a proof as well, so that a statement that was slow for one request alone holds nobody else up.
      const commit = async (args: readonly unknown[]) => {
        const answer = await send(...args);
        if (hasInserted) endSuspicion();
        return answer;
      };
      const sendText = (text: string, args: readonly unknown[]) => {
        if (text === 'commit') return commit(args);
        // A rollback would wait behind the statement that was not answered, and the connection is closed in any case.
        if (text === 'rollback' && !isAnswered(client, IN_TRANSACTION, FAILED_TRANSACTION)) return Promise.resolve({ rows: [] });
        if (!suspicion || withinProof.getStore() || !WRITES.test(text)) return send(...args);
        return waitForProof(suspicion.promise).then(() => send(...args));
      };
      const query = (...args: unknown[]) => {
        const [text] = args;
        if (typeof text !== 'string') return send(...args);
        hasInserted = !BEGINS.test(text) && (hasInserted || INSERTS.test(text));
        return sendText(text, args);
      };
      client.query = query as typeof client.query;
    },
  };
}

/** Throws as PostgreSQL does for a statement that took too long. */
function refuse(): never {
  throw Object.assign(new Error('The database ends no write'), { code: TOO_LONG });
}
