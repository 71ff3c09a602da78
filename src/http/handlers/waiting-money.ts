import type { Caller } from '#kernel/caller.ts';
import { centsToDollars, cents as toCents } from '#kernel/money.ts';
import type { Money, OfferedMoney, Refund, RefundableMoney, WaitingMoney } from '#modules/money/index.ts';
import { COIN_FACTS, type Coin, formatUnits, readFact } from '#modules/payments/index.ts';
import { pick } from '../answers/pick.ts';
import { done, keyed, page, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

type Source = OfferedMoney['sources'][number];
type Line = OfferedMoney['lines'][number];
type Offer = OfferedMoney['offers'][number];

/** Money that waits for a person of the shop, and what is decided about it. */
export function waitingMoneyHandlers(money: Money) {
  return {
    listWaitingMoney: async ({ caller, query }) => page(await money.listWaitingMoney(caller, query), waitingToWire),
    async getWaitingMoney({ caller, params }) {
      const story = await money.viewWaitingMoney(caller, params.id);
      return tagged(story.version, storyToWire(story));
    },
    settleMoney: async ({ caller, params, body, version }) =>
      done(await money.settleMoney(caller, params.id, { ...body, version })),
    async getRefundableMoney({ caller, params }) {
      const refundable = await money.viewOrderMoney(caller, params.id);
      return tagged(refundable.version, refundableToWire(refundable));
    },
    async beginRefund({ caller, params, body, version, idempotency }) {
      const request = { ...body, version, idempotency };
      const begun = await money.beginRefund(caller, params.id, request);
      return keyed(201, begun, ({ result }) => ({ items: result.map((refund) => refundToWire(refund, namesOf(caller))) }));
    },
  } satisfies Partial<Handlers>;
}

/** The name of the caller, who has just begun a refund. */
function namesOf(caller: Caller): ReadonlyMap<string, string> {
  return new Map(caller.kind === 'user' ? [[caller.userId, caller.email ?? caller.phone ?? '']] : []);
}

/** Only the newest lines of a story are shown. */
const MOST_LINES = 100;

function waitingToWire(item: WaitingMoney): Wire['WaitingMoney'] {
  const { id, kind, since, order } = item;
  return {
    id,
    kind,
    since,
    reasons: kind === 'ask' ? [] : item.reasons,
    order: orderOfMoney(order),
    gateway: kind === 'ask' ? null : item.gateway,
    amount: kind === 'ask' || kind === 'line' ? null : centsToDollars(item.amountCents),
    ...coinsOf(item),
  };
}

/** The order for which money came. */
export function orderOfMoney({ id, number, status, total, contact }: WaitingMoney['order']): Wire['OrderOfMoney'] {
  return { id, number, status, total: centsToDollars(total), customer: contact?.name ?? null };
}

const NO_COINS = { unit: null, expected: null, received: null, confirmed: null };

function coinsOf(money: WaitingMoney | Source) {
  if (money.kind !== 'coin') return NO_COINS;
  const { coin, expected, received, confirmed } = money;
  const written = (units: bigint) => formatUnits(units, coin);
  return {
    unit: COIN_FACTS[coin].unit,
    expected: written(expected),
    received: written(received),
    confirmed: written(confirmed),
  };
}

function storyToWire(story: OfferedMoney): Wire['MoneyStory'] {
  const { waiting, sources, lines, names } = story;
  const coinsBySource = new Map([
    ...[waiting, ...sources].flatMap((money) => (money.kind === 'coin' ? [[money.id, money.coin] as const] : [])),
    // A payment of which a blockchain has taken all back is no source.
    ...lines.flatMap((line) => {
      const fact = readFact(line);
      return fact?.kind === 'opened' && line.paymentId !== null ? [[line.paymentId, fact.data.coin] as const] : [];
    }),
  ]);
  return {
    ...waitingToWire(waiting),
    ...moneyToWire(story),
    lines: lines
      .slice(-MOST_LINES)
      .toReversed()
      .map((line) => lineToWire(line, line.paymentId === null ? undefined : coinsBySource.get(line.paymentId), names)),
  };
}

function refundableToWire(money: RefundableMoney): Wire['RefundableMoney'] {
  const { order, outcome, addressAsk, secondPersons } = money;
  return { order: orderOfMoney(order), ...moneyToWire(money), outcome, addressAsk, secondPersons };
}

/** What money came, how much of each can go back, and the refunds that have begun. */
function moneyToWire({ sources, refunds, offers, names }: Pick<OfferedMoney, 'sources' | 'refunds' | 'offers' | 'names'>) {
  return {
    sources: sources.map((source) => {
      const offer = offers.find(({ sourceId }) => sourceId === source.id);
      return sourceToWire(source, offer);
    }),
    refunds: refunds.map((refund) => refundToWire(refund, names)),
  };
}

function sourceToWire(source: Source, offer: Offer | undefined): Wire['StorySource'] {
  const coin = source.kind === 'coin' ? source.coin : undefined;
  return {
    ...pick(source, 'id', 'kind', 'gateway', 'gatewayPaymentId', 'address', 'at', 'transactionIds'),
    amount: centsToDollars(source.amountCents),
    reasons: source.reviews,
    network: coin ? COIN_FACTS[coin].network : null,
    ...coinsOf(source),
    refund: offer ? offerToWire(offer, coin) : null,
  };
}

/** What of a source can go back, in its own unit and in dollars. */
function offerToWire({ left, worth, refusal }: Offer, coin: Coin | undefined): Wire['StorySource']['refund'] {
  const dollars = centsToDollars(worth);
  return { left: coin ? formatUnits(left, coin) : dollars.toFixed(2), worth: dollars, refusal };
}

/** A refund in the story of its money. */
export function refundToWire(refund: Refund, names: ReadonlyMap<string, string>): Wire['StoryRefund'] {
  return {
    ...pick(refund, 'id', 'sourceId', 'state', 'reason', 'requestedAt'),
    ...refundedSums(refund),
    requestedBy: names.get(refund.requestedBy) ?? refund.requestedBy,
  };
}

/** What goes back, in dollars and in coins. */
export function refundedSums({ amountCents, coin, units }: Refund): Pick<Wire['StoryRefund'], 'amount' | 'coins' | 'unit'> {
  const amount = centsToDollars(amountCents);
  if (coin === null || units === null) return { amount, coins: null, unit: null };
  return { amount, coins: formatUnits(units, coin), unit: COIN_FACTS[coin].unit };
}

/** What the lines of money say; each kind has some of it. */
type LineData = Partial<
  Record<'to' | 'state' | 'received' | 'confirmed' | 'by', string> & {
    amountCents: number;
    reviews: string[];
    reasons: string[];
  }
>;

function lineToWire(line: Line, coin: Coin | undefined, names: ReadonlyMap<string, string>): Wire['StoryLine'] {
  const { at, kind, gateway, seq, hash, data } = line;
  const place = { at, kind, gateway, line: seq, hash };
  if (!readFact(line)) return { ...place, unread: true };
  const { state, to, received, confirmed, amountCents, reasons, reviews, by } = data as LineData;
  const allReasons = reasons ?? reviews ?? [];
  const units = (text: string | undefined) => (coin && text !== undefined ? formatUnits(BigInt(text), coin) : text);
  return {
    ...place,
    state: state ?? to,
    received: units(received),
    confirmed: units(confirmed),
    amount: amountCents === undefined ? undefined : centsToDollars(toCents(amountCents)),
    reasons: allReasons.length > 0 ? allReasons : undefined,
    by: by && (names.get(by) ?? by),
  };
}
