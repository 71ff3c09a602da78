import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Fact, Link } from './chain.ts';

/** Says which line was the last of each chain that had changed since the seal before. */
export interface Seal {
  /** From 1. */
  readonly number: number;
  /** In UTC. */
  readonly day: CalendarDate;
  /** How many chains had changed. */
  readonly chains: number;
  /** SHA-256 over the last lines of these chains, in the order of their orders' ids. */
  readonly digest: string;
  /** Hash of the seal before; null for the first. */
  readonly previous: string | null;
  readonly signature: string;
}

/** Seals, bound to a transaction. */
export interface SealStore {
  /** Waits until no other transaction seals, and returns the last seal. */
  lockLast(): Promise<Seal | undefined>;
  /** Puts up to `limit` chains that have changed under a seal, in the order of their ids, behind `after`; returns their last lines. */
  takeChanged(seal: number, limit: number, after: Link | undefined): Promise<Link[]>;
  add(seal: Seal): Promise<void>;
}

export type LedgerTransact = Transact<{ seals: SealStore }>;

/** A line with what the table of last lines says of its chain; null when it says nothing. */
export interface StoredLine extends Fact, Link {
  readonly head: Link | null;
}

/** The last line of a chain as a seal holds it. */
export interface SealedLine extends Link {
  /** The hash that the line has now; null when the line is gone. */
  readonly presentHash: string | null;
}

/** The last line of a chain as it was noted. */
export interface NotedHead extends Link {
  /** The order has no line at all. */
  readonly isEmpty: boolean;
}

/** Everything that the ledger holds, page by page. */
export interface LedgerReader {
  /** Up to `limit` lines behind `after`, by order and number. */
  lines(limit: number, after: Link | undefined): Promise<StoredLine[]>;
  /** Up to `limit` last lines behind `after`, by order. */
  heads(limit: number, after: Link | undefined): Promise<NotedHead[]>;
  /** Up to `limit` seals behind `after`, by number. */
  seals(limit: number, after: Seal | undefined): Promise<Seal[]>;
  /** Up to `limit` last lines that a seal holds, behind `after`, by order. */
  sealed(seal: number, limit: number, after: Link | undefined): Promise<SealedLine[]>;
}
