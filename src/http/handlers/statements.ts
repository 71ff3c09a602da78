import type { Caller } from '#kernel/caller.ts';
import type { Language } from '#kernel/language.ts';
import { cents, centsToDollars, sumCents } from '#kernel/money.ts';
import type { Month } from '#kernel/month.ts';
import { orderNumber } from '#kernel/order-number.ts';
import type { StatementLine } from '#modules/partners/index.ts';
import { STATEMENT_WORDS } from '#words/statement.ts';
import type { Handlers } from '../contract.ts';
import { csvHeaders, csvInPieces } from '../csv-in-pieces.ts';

type Pages = AsyncIterable<readonly StatementLine[]>;
type ReadStatement = (caller: Caller, slug: string, month: Month) => Promise<Pages>;

export interface StatementUseCases {
  /** Of the caller's own partner. */
  readonly ownStatement: ReadStatement;
  /** Of any partner. */
  readonly readStatement: ReadStatement;
}

interface Asked {
  readonly caller: Caller;
  readonly params: { readonly slug: string; readonly month: Month };
  readonly query: { readonly lang?: Language };
  readonly language: Language;
}

/** What a partner has collected in a month, as a file for spreadsheets. */
export function statementHandlers({ ownStatement, readStatement }: StatementUseCases) {
  const fileBy =
    (read: ReadStatement) =>
    async ({ caller, params: { slug, month }, query, language }: Asked) => {
      const pieces = statementAsCsv(await read(caller, slug, month), query.lang ?? language);
      return { status: 200 as const, headers: csvHeaders(`statement-${slug}-${month}`), pieces };
    };
  return { getOwnStatement: fileBy(ownStatement), getPartnerStatement: fileBy(readStatement) } satisfies Partial<Handlers>;
}

/** The lines of a statement and their total, with titles in a language. */
export function statementAsCsv(pages: Pages, language: Language): AsyncIterable<string> {
  return csvInPieces(STATEMENT_WORDS[language].titles, rowsOf(pages, language));
}

/** The total is that of the rows that were sent, whatever happens to the money meanwhile. */
async function* rowsOf(pages: Pages, language: Language) {
  let total = cents(0);
  for await (const page of pages) {
    const counted = page.filter(({ takenBack }) => takenBack === null).map(({ amountUsd }) => amountUsd);
    total = sumCents([total, ...counted]);
    yield page.map(rowOf);
  }
  yield [[STATEMENT_WORDS[language].total, '', '', dollars(total), '', '', '']];
}

function rowOf({ orderId, firstName, day, amountUsd, reference, confirmedBy, takenBack }: StatementLine) {
  return [orderNumber(orderId), firstName, day, dollars(amountUsd), reference, confirmedBy, takenBack];
}

/** With both digits of the cents: 300.00. */
const dollars = (amount: StatementLine['amountUsd']) => centsToDollars(amount).toFixed(2);
