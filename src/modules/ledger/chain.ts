import { createHash } from 'node:crypto';
import { canonicalJson } from '#kernel/canonical-json.ts';

/**
 * What a line of the ledger says. Lines are never erased, so none may name a customer: of what is personal they hold the hash. Who of the
 * shop's people has decided something is named.
 */
export interface Fact {
  readonly orderId: string;
  readonly paymentId: string | null;
  readonly gateway: string;
  readonly kind: string;
  readonly at: Date;
  /** Plain JSON, in which what is undefined is missing; amounts as decimal strings of smallest units, or as whole cents. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The place of a line: the lines of an order are numbered from 1 and form a chain. */
export interface Link {
  readonly orderId: string;
  readonly seq: number;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/** Returns the place of a fact behind the last line of its order; without such a line the fact is the first. */
export function linkAfter(head: Link | undefined, fact: Fact): Link {
  const seq = (head?.seq ?? 0) + 1;
  return { orderId: fact.orderId, seq, hash: hashOf(fact, seq, head?.hash) };
}

/** Returns the hash of a line, in which the hash of the line before stands, so that no line can change without all that follow. */
export function hashOf({ orderId, kind, gateway, paymentId, at, data }: Fact, seq: number, previous: string | undefined): string {
  const line = [VERSION, orderId, seq, previous ?? null, kind, gateway, paymentId, at.toISOString(), data];
  return createHash('sha256').update(canonicalJson(line)).digest('hex');
}

/** Names the form of the text under the hash. Lines that stand keep their form for ever, so another form needs another name. */
const VERSION = 'ledger-1';
