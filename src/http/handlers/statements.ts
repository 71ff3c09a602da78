import type { Language } from '#kernel/language.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import type { Partners, StatementLine } from '#modules/partners/index.ts';
import { type MoneySums, sumsOf } from '#modules/payments/index.ts';
import { STATEMENT_WORDS, type StatementWords } from '#words/statement.ts';
import { type CsvForm, csvHeaders, csvInPieces } from '../answers/csv-in-pieces.ts';
import type { Call, Handlers } from '../contract/contract.ts';
import { signedDollars } from './money-sums.ts';

type Pages = AsyncIterable<readonly StatementLine[]>;

type StatementCall = Pick<Call<'getOwnStatement'>, 'params' | 'query' | 'language'>;

/** What moved for a partner's orders in a month, as a file for spreadsheets. */
export function statementHandlers({ ownStatement, readStatement }: Partners) {
  return {
    getOwnStatement: async (call) => fileAnswer(await ownStatement(call.caller, call.params.slug, call.params.month), call),
    getPartnerStatement: async (call) => fileAnswer(await readStatement(call.caller, call.params.slug, call.params.month), call),
  } satisfies Partial<Handlers>;
}

function fileAnswer(pages: Pages, { params, query, language }: StatementCall) {
  const headers = csvHeaders(`statement-${params.slug}-${params.month}`);
  return { status: 200 as const, headers, pieces: statementAsCsv(pages, query.lang ?? language, query.format) };
}

/** The lines of a statement and their sums, with titles in a language. */
export function statementAsCsv(pages: Pages, language: Language, form?: CsvForm): AsyncIterable<string> {
  const words = STATEMENT_WORDS[language];
  return csvInPieces(words.titles, rowsOf(pages, words), form);
}

/** A row for each line, and then their sums: those of the rows that were sent, whatever happens to the money meanwhile. */
async function* rowsOf(pages: Pages, words: StatementWords) {
  let sums = sumsOf([]);
  for await (const page of pages) {
    sums = addSums(sums, sumsOf(page));
    yield page.map((line) => rowOf(line, words));
  }
  // Ten columns, as in `rowOf`: a sum stands in that of the amounts.
  const sumRow = (name: keyof MoneySums, sum: number) => [words.sums[name], '', '', dollars(sum), '', '', '', '', '', ''];
  yield [
    sumRow('came', sums.came),
    sumRow('byHand', sums.byHand),
    sumRow('refunded', -sums.refunded),
    sumRow('fee', -sums.fee),
    sumRow('net', sums.net),
  ];
}

function addSums(one: MoneySums, other: MoneySums): MoneySums {
  return {
    came: one.came + other.came,
    byHand: one.byHand + other.byHand,
    refunded: one.refunded + other.refunded,
    fee: one.fee + other.fee,
    net: one.net + other.net,
  };
}

function rowOf(line: StatementLine, { kinds, ways }: StatementWords) {
  const { orderId, orderNumber, firstName, day, kind, way, amount, reference, confirmedBy, takenBackOn } = line;
  const signed = kind === 'came' ? amount : -amount;
  const money = [dollars(signed), reference, confirmedBy, takenBackOn, kinds[kind], ways[way]];
  return [shortOrderId(orderId), firstName, day, ...money, orderNumber];
}

/** With both digits of the cents: 300.00. */
const dollars = (cents: number) => ({ decimal: signedDollars(cents).toFixed(2) });
