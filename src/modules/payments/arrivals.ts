import { type Coin, formatUnits } from './coin.ts';
import { type DerivedPayment, follow } from './derive-payments.ts';
import { type MoneyWay, movementsOf, priced } from './movements.ts';
import { worthInAll } from './parts.ts';
import type { LedgerFact } from './ports.ts';
import { readFact } from './read-fact.ts';

/** Money as it came, by the line of the ledger that tells of it; what was undone came below zero. */
export interface Arrival {
  readonly seq: number;
  readonly at: Date;
  readonly way: MoneyWay;
  readonly gateway: string;
  /** Null unless coins came. */
  readonly coin: { readonly name: Coin; readonly address: string; readonly amount: string } | null;
  /** The transfers that were told with it; the number of a card payment. */
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
  /** For money by hand: the id under which its proof is found. */
  readonly handPaymentId: string | null;
}

/** What came in another coin than was asked for, which nobody counts. */
export interface OtherCoin {
  readonly paymentId: string;
  readonly at: Date;
  /** The name that the gateway gives it; null when it gives none. */
  readonly currency: string | null;
  /** Decimal, in its own unit; null when the gateway does not say. */
  readonly amount: string | null;
  /** Null when the gateway tells none. */
  readonly transactionId: string | null;
}

type Line = LedgerFact & { readonly seq: number };

/** Returns what came by an order's lines of the ledger, final or not, the earliest first. `amounts` as `movementsOf` takes them. */
export function arrivalsOf(lines: readonly Line[], amounts: ReadonlyMap<string, number>): Arrival[] {
  const coins = coinArrivals(lines, amounts);
  const bySeq = new Map(lines.map((line) => [line.seq, line]));
  const others = movementsOf(lines, amounts)
    .filter(({ kind, way }) => kind === 'came' && way !== 'coin')
    .map(({ seq, at, way, amount }): Arrival => {
      const { gateway = '', data = {} } = bySeq.get(seq) ?? {};
      const {
        by,
        agreedBy,
        handPaymentId,
        transactionId,
        gatewayPaymentId = transactionId,
      } = data as Readonly<Record<string, unknown>>;
      const number = typeof gatewayPaymentId === 'string' ? [gatewayPaymentId] : [];
      return {
        seq,
        at,
        way,
        gateway,
        amount,
        coin: null,
        isFinal: true,
        late: false,
        transactionIds: number,
        by: textOf(by),
        agreedBy: textOf(agreedBy),
        handPaymentId: textOf(handPaymentId),
      };
    });
  return [...coins, ...others].toSorted((a, b) => a.seq - b.seq);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** What is seen of an order's coins and not final yet, in cents. */
export function awaitingOf(lines: readonly Line[], amounts: ReadonlyMap<string, number>): number {
  const payments = new Map<string, DerivedPayment>();
  for (const fact of lines.flatMap((line) => readFact(line) ?? [])) follow(payments, fact);
  const known = [...payments.values()].flatMap((payment) => priced(payment, amounts));
  return worthInAll(known, 'received') - worthInAll(known, 'confirmed');
}

const NOBODY = { by: null, agreedBy: null, handPaymentId: null };

function coinArrivals(lines: readonly Line[], amounts: ReadonlyMap<string, number>): Arrival[] {
  const payments = new Map<string, DerivedPayment>();
  const arrivals: (Arrival & { readonly paymentId: string; readonly upTo: bigint })[] = [];
  let seen = 0;
  for (const line of lines) {
    const fact = readFact(line);
    if (!fact) continue;
    const { paymentId, at, gateway } = fact;
    const before = paymentId === null ? undefined : payments.get(paymentId);
    follow(payments, fact);
    const after = paymentId === null ? undefined : payments.get(paymentId);
    if (!before || !after || paymentId === null || before.received === after.received) continue;
    const now = worthInAll(
      [...payments.values()].flatMap((payment) => priced(payment, amounts)),
      'received',
    );
    const units = after.received - before.received;
    const text = `${units < 0n ? '−' : ''}${formatUnits(units < 0n ? -units : units, after.coin)}`;
    const known = new Set(before.transactionIds);
    arrivals.push({
      seq: line.seq,
      at,
      way: 'coin',
      gateway,
      paymentId,
      ...NOBODY,
      upTo: after.received,
      coin: { name: after.coin, address: after.address, amount: text },
      transactionIds: after.transactionIds.filter((id) => !known.has(id)),
      amount: now - seen,
      isFinal: true,
      late: after.late,
    });
    seen = now;
  }
  return arrivals.map(({ paymentId, upTo, ...arrival }) => {
    return { ...arrival, isFinal: arrival.amount < 0 || upTo <= (payments.get(paymentId)?.confirmed ?? 0n) };
  });
}

/** Returns what came in other coins, as the last line of each payment tells it; when none says which, that one came. */
export function otherCoinsOf(lines: readonly Line[]): OtherCoin[] {
  const others = new Map<string, readonly (OtherCoin & { readonly name: string })[]>();
  for (const line of lines) {
    const fact = readFact(line);
    if (fact?.kind !== 'reported' || fact.paymentId === null) continue;
    const { others: transfers, reviews } = fact.data;
    const { paymentId, at } = fact;
    const known = others.get(paymentId) ?? [];
    if (transfers)
      others.set(
        paymentId,
        transfers.map(({ currency, id: name = currency, amount = null, transactionId = null }) => {
          // Without a name it was told that some came.
          const first = known.find((other) => other.name === name || other.name === '')?.at ?? at;
          return { name, paymentId, at: first, currency, amount, transactionId };
        }),
      );
    else if (reviews.includes('wrong_asset') && known.length === 0)
      others.set(paymentId, [{ name: '', paymentId, at, currency: null, amount: null, transactionId: null }]);
  }
  return [...others.values()].flat().map(({ name: _, ...other }) => other);
}
