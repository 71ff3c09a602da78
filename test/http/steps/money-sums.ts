import papaparse from 'papaparse';
import { expect } from 'vitest';
import type { components } from '#contract';

type Sums = components['schemas']['MoneySums'];

/** The sums of which the shop's money is told, each with its title in the spreadsheets. */
export const SUM_TITLES = {
  gross: 'Came, $',
  byHand: 'Of that by hand, $',
  refunded: 'Refunded, $',
  fee: 'Fee, $',
  net: 'Net, $',
} as const;
export const SUM_NAMES = Object.keys(SUM_TITLES) as (keyof typeof SUM_TITLES)[];

export const inCents = (dollars: number) => Math.round(dollars * 100);
export const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);

/** Sums of sums, in whole cents. Of each of them, what came is what went back, the fee and what is left. */
export function added(all: readonly Sums[]): Record<keyof typeof SUM_TITLES, number> {
  for (const sums of all) expect(inCents(sums.gross)).toBe(inCents(sums.refunded) + inCents(sums.fee) + inCents(sums.net));
  const sum = (name: keyof typeof SUM_TITLES) => sumOf(all.map((sums) => inCents(sums[name])));
  return { gross: sum('gross'), byHand: sum('byHand'), refunded: sum('refunded'), fee: sum('fee'), net: sum('net') };
}

/** The cells of a row by the titles of their columns. */
export type CsvRow = Readonly<Record<string, string>>;

/** The rows of a spreadsheet, whose first sign says that it is UTF-8. */
export const rowsOf = (csv: string) => papaparse.parse<CsvRow>(csv.slice(1), { header: true, skipEmptyLines: true }).data;
