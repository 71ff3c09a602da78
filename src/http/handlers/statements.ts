import type { Caller } from '#kernel/caller.ts';
import type { Language } from '#kernel/language.ts';
import type { Month } from '#kernel/month.ts';
import { shortOrderId } from '#kernel/order-number.ts';
import type { StatementLine } from '#modules/partners/index.ts';
import { type MoneySums, sumsOf } from '#modules/payments/index.ts';
import { STATEMENT_WORDS, type StatementWords } from '#words/statement.ts';
import { type CsvForm, csvHeaders, csvInPieces } from '../answers/csv-in-pieces.ts';
import type { Handlers } from '../contract/contract.ts';
import { signedDollars } from './money-sums.ts';
import type { ByPartner } from './own-clients.ts';

type Pages = AsyncIterable<readonly StatementLine[]>;
type ReadStatement = (caller: Caller, slug: string, month: Month) => Promise<Pages>;

interface Asked {
  readonly caller: Caller;
  readonly params: { readonly slug: string; readonly month: Month };
  readonly query: { readonly lang?: Language; readonly format?: CsvForm };
  readonly language: Language;
}

/** What moved for a partner's orders in a month, as a file for spreadsheets. */
export function statementHandlers({ ownStatement, readStatement }: ByPartner) {
  const fileBy =
    (read: ReadStatement) =>
    async ({ caller, params: { slug, month }, query, language }: Asked) => {
      const pieces = statementAsCsv(await read(caller, slug, month), query.lang ?? language, query.format);
      return { status: 200 as const, headers: csvHeaders(`statement-${slug}-${month}`), pieces };
    };
  return { getOwnStatement: fileBy(ownStatement), getPartnerStatement: fileBy(readStatement) } satisfies Partial<Handlers>;
}

/** The lines of a statement and their sums, with titles in a language. */
export function statementAsCsv(pages: Pages, language: Language, form?: CsvForm): AsyncIterable<string> {
  const words = STATEMENT_WORDS[language];
  return csvInPieces(words.titles, rowsOf(pages, words), form);
}

/** The sums are those of the rows that were sent, whatever happens to the money meanwhile. */
async function* rowsOf(pages: Pages, words: StatementWords) {
  let sums = sumsOf([]);
  for await (const page of pages) {
    const added = sumsOf(page);
    sums = { ...sums, ...Object.fromEntries(SUMS.map((name) => [name, sums[name] + added[name]])) };
    yield page.map((line) => rowOf(line, words));
  }
  const { came, byHand, refunded, fee, net } = sums;
  const last = { came, byHand, refunded: -refunded, fee: -fee, net };
  yield SUMS.map((name) => [words.sums[name], '', '', dollars(last[name]), '', '', '', '', '', '']);
}

/** In the order of the last rows. */
const SUMS = ['came', 'byHand', 'refunded', 'fee', 'net'] as const satisfies (keyof MoneySums)[];

function rowOf(line: StatementLine, { kinds, ways }: StatementWords) {
  const { orderId, orderNumber, firstName, day, kind, way, amount, reference, confirmedBy, takenBack } = line;
  const signed = kind === 'came' ? amount : -amount;
  const money = [dollars(signed), reference, confirmedBy, takenBack, kinds[kind], ways[way]];
  return [shortOrderId(orderId), firstName, day, ...money, orderNumber];
}

/** With both digits of the cents: 300.00. A sum of nothing has no sign. */
const dollars = (cents: number) => (signedDollars(cents) + 0).toFixed(2);
