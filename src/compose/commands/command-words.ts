import { composeOperatedMoney, isAccountId, MoneyRefusal, type Refund } from '#modules/money/index.ts';
import { COIN_FACTS, type Coin, formatUnits } from '#modules/payments/index.ts';
import { createMoneyReader } from '../../adapters/postgres/money/waiting-money.ts';
import { type Args, type Command, defineCommand, type Options, type Outcome } from '../../commands/command.ts';
import { composeCardRefunds } from '../cards.ts';
import type { Ground } from '../ground.ts';

/** The most of each kind that are listed at once. */
export const MOST_LISTED = 100;

/** The lines of a list; `none` stands where it is empty, and a word on its limit below what reaches it. */
export function listOrNone(lines: readonly string[], none: string): string[] {
  if (lines.length === 0) return [none];
  return lines.length < MOST_LISTED
    ? [...lines]
    : [...lines, `There may be more: of each kind at most ${MOST_LISTED} are listed.`];
}

export const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The option that names who decides. */
export const BY = { value: 'NAME', meaning: "who decides; the operator's own name when left out" } as const;

/** Who decides. Throws `no_name` for what looks like an id, which would pass for an account of the staff. */
export function byOf(by: string | undefined, operator: string): string {
  const name = by ?? operator;
  if (isAccountId(name)) throw new MoneyRefusal('no_name');
  return name;
}

interface MoneyCommand<Given extends Options> extends Pick<Command<Ground>, 'name' | 'meaning'> {
  readonly options: Given;
  /** Returns what the operator reads. */
  run(money: Awaited<ReturnType<typeof composeMoney>>, args: Args<Given>, operator: string): Promise<string[]>;
}

/** Makes a command about money: a refusal by the rules of money exits with 1. */
export function moneyCommand<const Given extends Options>(command: MoneyCommand<Given>) {
  return defineCommand<Ground, Given>({
    ...command,
    run: (ground, args, { operator }) =>
      outcomeOf(MoneyRefusal, async () => command.run(await composeMoney(ground), args, operator)),
  });
}

/** What an operator decides about money. */
async function composeMoney(ground: Ground) {
  const { transact, queries } = ground.database;
  const { writeRefundNews: write, sendReceipt } = ground.letters;
  const refunds = await composeCardRefunds(ground);
  return { reader: createMoneyReader(queries), ...composeOperatedMoney({ ...ground, transact, write, sendReceipt, refunds }) };
}

/** Carries out a decision. A refusal by the rules becomes what the operator reads, with 1 as the exit code. */
export async function outcomeOf(refusal: new (...of: never[]) => Error, decide: () => Promise<string[]>): Promise<Outcome> {
  try {
    return { lines: await decide() };
  } catch (error) {
    if (!(error instanceof refusal)) throw error;
    return { lines: [`Refused: ${error.message}`], exitCode: 1 };
  }
}

/** An instant to the minute, in UTC. */
export const stamp = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** What the shop's people must know of a refund, such as the address to which they send it. */
export function refundLine(refund: Refund): string {
  const head = `refund ${refund.id}  order ${refund.orderId}  ${amountOf(refund)}: ${refund.state}`;
  switch (refund.state) {
    case 'requested':
      if (refund.askedAt) return `${head}, the card gateway was asked at ${stamp(refund.askedAt)}: refund-send asks again`;
      return `${head}${refund.coin === null ? ', to be sent' : ", awaits the customer's address"}`;
    case 'addressed':
      return `${head}, to be sent to ${refund.address}`;
    case 'sent':
      return `${head} by ${refund.sentBy}, ${refund.reference}, to be confirmed, or ended, by somebody else`;
    case 'confirmed':
      return `${head} by ${refund.confirmedBy}, ${refund.reference}`;
    case 'rejected':
      return `${head} by ${refund.rejectedBy}: ${refund.why}`;
  }
}

function amountOf({ coin, units, amountCents }: Refund): string {
  return coin !== null && units !== null ? inUnits(units, coin) : dollars(amountCents);
}

/** An amount of a coin, given in its smallest units. */
export function inUnits(units: bigint, coin: Coin): string {
  return `${formatUnits(units, coin)} ${COIN_FACTS[coin].unit}`;
}
