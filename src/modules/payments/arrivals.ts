import { type Coin, formatUnits } from './coin.ts';
import { worthInAll } from './coin-worth.ts';
import { applyFact, type DerivedPayment, derivePayments } from './derive-payments.ts';
import { inDollars, type MoneyWay } from './money-replay.ts';
import { movementsOf } from './movements.ts';
import type { LedgerLine } from './ports.ts';
import { readFact } from './read-fact.ts';

/** Money as it came, by the line of the ledger that tells of it; what was undone is an amount below zero. */
export interface Arrival {
  readonly seq: number;
  readonly at: Date;
  readonly way: MoneyWay;
  readonly gateway: string;
  /** Null unless coins came. */
  readonly coin: { readonly name: Coin; readonly address: string; readonly amount: string } | null;
  /** The transfers that were told with it, or later without more money; the number by which payer and bank find a card payment. */
  readonly transactionIds: readonly string[];
  /** Whole cents. */
  readonly amount: number;
  readonly isFinal: boolean;
  /** The time of its payment was up. */
  readonly late: boolean;
  /** Who confirmed it or took it back, by id or name; null unless it came by hand. */
  readonly by: string | null;
  /** Null unless it came by hand; then the second person, if there was one. */
  readonly agreedBy: string | null;
  /** Null unless it came by hand; then the id under which its proof is found. */
  readonly handPaymentId: string | null;
}

/** Returns what came by an order's lines of the ledger, final or not, the earliest first. `amounts` as `movementsOf` takes them. */
export function arrivalsOf(lines: readonly LedgerLine[], amounts: ReadonlyMap<string, number>): Arrival[] {
  return [...coinArrivals(lines, amounts), ...cardAndHandArrivals(lines, amounts)].toSorted((a, b) => a.seq - b.seq);
}

/** What is seen of an order's coins and not final yet, in cents. */
export function awaitingOf(lines: readonly LedgerLine[], amounts: ReadonlyMap<string, number>): number {
  const payments = inDollars(derivePayments(lines).values(), amounts);
  return worthInAll(payments, 'received') - worthInAll(payments, 'confirmed');
}

/** What came by card or by hand, as the lines themselves tell it. */
function cardAndHandArrivals(lines: readonly LedgerLine[], amounts: ReadonlyMap<string, number>): Arrival[] {
  const bySeq = new Map(lines.map((line) => [line.seq, line]));
  const came = movementsOf(lines, amounts).filter(({ kind, way }) => kind === 'came' && way !== 'coin');
  return came.map(({ seq, at, way, amount }) => {
    const line = bySeq.get(seq);
    const data: LedgerLine['data'] = line?.data ?? {};
    const { gatewayPaymentId, transactionId, by, agreedBy, handPaymentId } = data;
    // Older lines have no number of the transaction.
    const cardPayment = textOf(transactionId ?? gatewayPaymentId);
    return {
      seq,
      at,
      way,
      gateway: line?.gateway ?? '',
      amount,
      coin: null,
      isFinal: true,
      late: false,
      transactionIds: cardPayment === null ? [] : [cardPayment],
      by: textOf(by),
      agreedBy: textOf(agreedBy),
      handPaymentId: textOf(handPaymentId),
    };
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A line of the ledger by which more or less has come to the address of a payment. */
interface CoinStep extends Pick<Arrival, 'seq' | 'at' | 'gateway' | 'amount'> {
  readonly before: DerivedPayment;
  readonly after: DerivedPayment;
  /** A gateway may tell a transfer after its money. */
  readonly transactionIds: string[];
}

/** What came in coins: each line after which more or less is seen at the address of a payment. */
function coinArrivals(lines: readonly LedgerLine[], amounts: ReadonlyMap<string, number>): Arrival[] {
  const payments = new Map<string, DerivedPayment>();
  const steps: CoinStep[] = [];
  let worthBefore = 0;
  for (const line of lines) {
    const fact = readFact(line);
    if (!fact || fact.paymentId === null) continue;
    const before = payments.get(fact.paymentId);
    applyFact(payments, fact);
    const after = payments.get(fact.paymentId);
    if (!before || !after) continue;
    const transactionIds = after.transactionIds.filter((id) => !before.transactionIds.includes(id));
    if (before.received === after.received) {
      steps.findLast((step) => step.after.id === after.id)?.transactionIds.push(...transactionIds);
      continue;
    }
    const worth = worthInAll(inDollars(payments.values(), amounts), 'received');
    const { at, gateway } = fact;
    steps.push({ seq: line.seq, at, gateway, amount: worth - worthBefore, transactionIds, before, after });
    worthBefore = worth;
  }
  return steps.map((step) => coinArrival(step, payments.get(step.after.id)?.confirmed ?? 0n));
}

/** `confirmed` are the units that are final by all lines. */
function coinArrival({ before, after, ...step }: CoinStep, confirmed: bigint): Arrival {
  const units = after.received - before.received;
  const text = units < 0n ? `−${formatUnits(-units, after.coin)}` : formatUnits(units, after.coin);
  return {
    ...step,
    way: 'coin',
    coin: { name: after.coin, address: after.address, amount: text },
    // Nothing more is awaited of what was undone.
    isFinal: units < 0n || after.received <= confirmed,
    late: after.late,
    by: null,
    agreedBy: null,
    handPaymentId: null,
  };
}
