import { pagesOf } from '#kernel/pages.ts';
import { hashOf, type Link } from './chain.ts';
import type { LedgerReader, NotedHead, Seal, SealedLine, StoredLine } from './ports.ts';
import { hashOfSeal, isSigned, sealSignatures, startList } from './seal.ts';

/** The first thing that is not as the shop wrote it: a line of an order, or a seal. */
export type Breach =
  | { readonly orderId: string; readonly seq: number; readonly problem: string }
  | { readonly seal: number; readonly problem: string };

/** How much has been looked at so far. */
interface Progress {
  lines: number;
  chains: number;
  seals: number;
  /** Hash of the last seal: kept elsewhere, it shows later that no seal was taken away. */
  lastSeal: string | undefined;
}

/** How much was looked at in all, and what is broken. */
export interface Verdict extends Readonly<Progress> {
  readonly broken: Breach | undefined;
}

/** Looks at every line, every chain's end and every seal, a page at a time, until something is broken. */
export function createVerifyLedger(reader: LedgerReader, keys: readonly string[]) {
  return async (): Promise<Verdict> => {
    const seen: Progress = { lines: 0, chains: 0, seals: 0, lastSeal: undefined };
    const broken = (await brokenChain(reader, seen)) ?? (await vanishedChain(reader)) ?? (await brokenSeal(reader, keys, seen));
    return { ...seen, broken };
  };
}

async function brokenChain(reader: LedgerReader, seen: Progress): Promise<Breach | undefined> {
  let last: StoredLine | undefined;
  for await (const line of rowsOf<StoredLine>(reader.lines)) {
    const isSameChain = last?.orderId === line.orderId;
    const end = last && !isSameChain ? brokenEnd(last) : undefined;
    const breach = end ?? brokenLine(isSameChain ? last : undefined, line);
    if (breach) return breach;
    seen.lines += 1;
    if (line.seq === 1) seen.chains += 1;
    last = line;
  }
  return last && brokenEnd(last);
}

async function* rowsOf<Row>(read: (limit: number, after: Row | undefined) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for await (const page of pagesOf(read)) yield* page;
}

function brokenLine(before: StoredLine | undefined, line: StoredLine): Breach | undefined {
  const { orderId, seq, hash } = line;
  const next = (before?.seq ?? 0) + 1;
  if (seq !== next) return { orderId, seq: next, problem: 'the line is missing' };
  if (hashOf(line, seq, before?.hash) === hash) return undefined;
  return { orderId, seq, problem: 'the line was changed: it has another hash' };
}

function brokenEnd({ orderId, seq, hash, head }: StoredLine): Breach | undefined {
  if (!head || head.seq < seq) return { orderId, seq, problem: 'the line was not written by the shop: its chain ends before' };
  if (head.seq > seq) return { orderId, seq: seq + 1, problem: 'the line is missing at the end of its chain' };
  return head.hash === hash ? undefined : { orderId, seq, problem: 'the line was changed: its chain ended with another' };
}

async function vanishedChain(reader: LedgerReader): Promise<Breach | undefined> {
  for await (const { orderId, isEmpty } of rowsOf<NotedHead>(reader.heads))
    if (isEmpty) return { orderId, seq: 1, problem: 'the line is missing, with all others of the order' };
  return undefined;
}

async function brokenSeal(reader: LedgerReader, keys: readonly string[], seen: Progress): Promise<Breach | undefined> {
  const signatures = sealSignatures(keys);
  let last: Seal | undefined;
  /**
   * Since the last signed seal, the first that no known key has signed: its key may be gone. The next signed seal vouches for all between,
   * because each holds the hash of the one before.
   */
  let unsigned: Seal | undefined;
  for await (const seal of rowsOf<Seal>(reader.seals)) {
    const breach = outOfPlace(last, seal, unsigned) ?? (await brokenList(reader, seal));
    if (breach) return breach;
    unsigned = isSigned(seal, signatures) ? undefined : (unsigned ?? seal);
    last = seal;
    seen.seals += 1;
    seen.lastSeal = hashOfSeal(seal);
  }
  return unsigned ? forged(unsigned) : lostSeal(reader, last);
}

/** A breach when a list is left of a seal after the last that is not there any more. The shop may have sealed since the last was read. */
async function lostSeal(reader: LedgerReader, last: Seal | undefined): Promise<Breach | undefined> {
  const seal = (last?.number ?? 0) + 1;
  const list = await reader.sealed(seal, 1, undefined);
  if (list.length === 0) return undefined;
  const sealedSince = await reader.seals(1, last);
  return sealedSince.length === 0 ? { seal, problem: 'the seal is missing' } : undefined;
}

function outOfPlace(last: Seal | undefined, seal: Seal, unsigned: Seal | undefined): Breach | undefined {
  const next = (last?.number ?? 0) + 1;
  if (seal.number !== next) return { seal: next, problem: 'the seal is missing' };
  if (seal.previous === (last ? hashOfSeal(last) : null)) return undefined;
  // No later seal vouches for an unsigned one before this: that one was changed.
  return unsigned ? forged(unsigned) : { seal: seal.number, problem: 'the seal does not hold the hash of the seal before' };
}

function forged({ number }: Seal): Breach {
  return { seal: number, problem: 'the seal is forged, or was changed: no key of SECRET_KEYS has signed it' };
}

/** A breach when a seal's list holds other lines than the ledger, or is not the list that was sealed. */
async function brokenList(reader: LedgerReader, { number, day, chains, digest }: Seal): Promise<Breach | undefined> {
  const list = startList();
  const read = (limit: number, after: Link | undefined) => reader.sealed(number, limit, after);
  for await (const head of rowsOf<SealedLine>(read)) {
    if (head.presentHash !== head.hash) return notSealed(head, `seal ${number} of ${day}`);
    list.add(head);
  }
  const isWhole = list.count() === chains && list.digest() === digest;
  return isWhole ? undefined : { seal: number, problem: 'the seal and its list of last lines differ' };
}

/** The breach of a line that is not as a seal holds it. */
function notSealed({ orderId, seq, presentHash }: SealedLine, seal: string): Breach {
  const problem = presentHash === null ? `the line is missing; ${seal} holds it` : `${seal} holds another line`;
  return { orderId, seq, problem };
}
