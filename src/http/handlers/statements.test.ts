import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import type { StatementLine } from '#modules/partners/index.ts';
import { statementAsCsv } from './statements.ts';

const day = '2026-11-20' as CalendarDate;
const line: StatementLine = {
  orderId: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  orderNumber: 1042,
  firstName: 'Anna',
  day,
  kind: 'came',
  way: 'hand',
  amount: 30_010,
  reference: '17',
  confirmedBy: 'maria@example.com',
  takenBackOn: null,
};

async function rowsOf(...pages: StatementLine[][]): Promise<string[]> {
  const all = async function* () {
    yield* pages;
  };
  const text = (await allOf(statementAsCsv(all(), 'en'))).join('');
  return text.trimEnd().split('\r\n').slice(1);
}

test('the sums are to the cent those of the rows of all pages, and add up to what is left', async () => {
  const cent = { ...line, way: 'card' as const, amount: 1 };
  const without = { reference: '', confirmedBy: '' };
  const refunded = { ...cent, ...without, kind: 'refunded' as const, amount: 5005 };
  expect(await rowsOf([line, { ...cent, ...without }], [refunded, { ...refunded, kind: 'fee', amount: 30 }])).toEqual([
    '6f1f7a52,Anna,2026-11-20,300.10,17,maria@example.com,,Came,By hand,1042',
    '6f1f7a52,Anna,2026-11-20,0.01,,,,Came,Card,1042',
    '6f1f7a52,Anna,2026-11-20,-50.05,,,,Refunded,Card,1042',
    '6f1f7a52,Anna,2026-11-20,-0.30,,,,Fee,Card,1042',
    'Came,,,300.11,,,,,,',
    'Of that by hand,,,300.10,,,,,,',
    'Refunded,,,-50.05,,,,,,',
    'Fees,,,-0.30,,,,,,',
    'Net,,,249.76,,,,,,',
  ]);
});

test('what was undone has the other sign, and takes from its sum', async () => {
  const undone = { ...line, amount: -line.amount, takenBackOn: day };
  const rows = await rowsOf([{ ...line, takenBackOn: day }, undone, { ...line, kind: 'refunded', amount: -100 }]);
  expect(rows[1]).toBe('6f1f7a52,Anna,2026-11-20,-300.10,17,maria@example.com,2026-11-20,Came,By hand,1042');
  expect(rows.slice(-5)).toEqual([
    'Came,,,0.00,,,,,,',
    'Of that by hand,,,0.00,,,,,,',
    'Refunded,,,1.00,,,,,,',
    'Fees,,,0.00,,,,,,',
    'Net,,,1.00,,,,,,',
  ]);
});

test('a month without money has sums of zero', async () => {
  const rows = await rowsOf([]);
  expect(rows.map((row) => row.split(',')[3])).toEqual(Array(5).fill('0.00'));
});

test('a reference and a name run nothing in a spreadsheet', async () => {
  const [row] = await rowsOf([{ ...line, firstName: '=1+1', reference: '+7900' }]);
  expect(row).toBe(`6f1f7a52,"'=1+1",2026-11-20,300.10,"'+7900",maria@example.com,,Came,By hand,1042`);
});
