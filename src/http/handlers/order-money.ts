import { centsToDollars, cents as toCents } from '#kernel/money.ts';
import { type BooksOfOrder, type Money, type Refund, waitOf } from '#modules/money/index.ts';
import { COIN_FACTS } from '#modules/payments/index.ts';
import { pick } from '../answers/pick.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { evidenceToWire } from './evidence.ts';
import { signedDollars, sumsToWire } from './money-sums.ts';
import { stepsOfRefund } from './open-refunds.ts';
import { refundToWire } from './waiting-money.ts';

type Names = BooksOfOrder['names'];

/** As the contract says. */
const MOST_ARRIVALS = 1000;

/** All money of an order, for those who may read money. */
export function orderMoneyHandlers({ viewBooks }: Money) {
  return {
    getOrderMoney: async ({ caller, params }) => ok(booksToWire(await viewBooks(caller, params.id))),
  } satisfies Partial<Handlers>;
}

function booksToWire(books: BooksOfOrder): Wire['OrderMoney'] {
  const { sums, names, proofs, underWay } = books;
  const dollars = (amount: number) => centsToDollars(toCents(amount));
  return {
    ...pick(books, 'otherCoins', 'lines', 'unread'),
    due: dollars(books.due),
    sums: sumsToWire(sums),
    awaiting: signedDollars(books.awaiting),
    over: dollars(books.over),
    under: dollars(books.under),
    underWay: dollars(underWay),
    netThen: signedDollars(sums.net - underWay),
    arrivals: books.arrivals.slice(0, MOST_ARRIVALS).map((arrival) => arrivalToWire(arrival, names, proofs)),
    refunds: books.refunds.map((refund) => refundOfOrder(refund, names)),
  };
}

function arrivalToWire(arrival: BooksOfOrder['arrivals'][number], names: Names, proofs: BooksOfOrder['proofs']): Wire['Arrival'] {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  const { coin, handPaymentId } = arrival;
  const proof = handPaymentId === null ? undefined : proofs.get(handPaymentId);
  return {
    ...pick(arrival, 'at', 'way', 'gateway', 'isFinal', 'late', 'transactionIds'),
    line: arrival.seq,
    amount: signedDollars(arrival.amount),
    unit: coin && COIN_FACTS[coin.name].unit,
    network: coin && COIN_FACTS[coin.name].network,
    address: coin?.address ?? null,
    coins: coin?.amount ?? null,
    by: nameOf(arrival.by),
    agreedBy: nameOf(arrival.agreedBy),
    evidence: proof ? evidenceToWire(proof) : null,
  };
}

function refundOfOrder(refund: Refund, names: Names): Wire['OrderRefund'] {
  return { ...refundToWire(refund, names), waitsFor: waitOf(refund), ...stepsOfRefund(refund, names) };
}
