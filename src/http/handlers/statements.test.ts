import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { cents } from '#kernel/money.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import type { StatementLine } from '#modules/partners/index.ts';
import { statementAsCsv } from './statements.ts';

const day = '2026-11-20' as CalendarDate;
const line: StatementLine = {
  orderId: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  firstName: 'Anna',
  day,
  amountUsd: cents(30_010),
  reference: '17',
  confirmedBy: 'maria@example.com',
  takenBack: null,
};

async function rowsOf(...pages: StatementLine[][]): Promise<string[]> {
  const all = async function* () {
    yield* pages;
  };
  const text = (await allOf(statementAsCsv(all(), 'en'))).join('');
  return text.trimEnd().split('\r\n').slice(1);
}

test('the total is to the cent that of all pages, without what was taken back', async () => {
  const cent = { ...line, amountUsd: cents(1) };
  expect(await rowsOf([line, { ...line, takenBack: day }], [cent, cent])).toEqual([
    '6f1f7a52,Anna,2026-11-20,300.10,17,maria@example.com,',
    '6f1f7a52,Anna,2026-11-20,300.10,17,maria@example.com,2026-11-20',
    '6f1f7a52,Anna,2026-11-20,0.01,17,maria@example.com,',
    '6f1f7a52,Anna,2026-11-20,0.01,17,maria@example.com,',
    'Total without what was taken back,,,300.12,,,',
  ]);
});

test('a month without money has a total of nothing', async () => {
  expect(await rowsOf([])).toEqual(['Total without what was taken back,,,0.00,,,']);
});

test('a reference and a name run nothing in a spreadsheet', async () => {
  const [row] = await rowsOf([{ ...line, firstName: '=1+1', reference: '+7900' }]);
  expect(row).toBe(`6f1f7a52,"'=1+1",2026-11-20,300.10,"'+7900",maria@example.com,`);
});
