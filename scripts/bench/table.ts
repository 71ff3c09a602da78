/** Answers per second of the shop and of the bare route, and their ratio. */
export interface Comparison {
  readonly shop: number;
  readonly bare: number;
  readonly ratio: number;
}

/** One line of the result: a comparison with its lowest accepted ratio, or a figure with its highest accepted value. */
export type Row = { readonly name: string } & (
  | (Comparison & { readonly atLeast: number })
  | { readonly value: number; readonly unit: string; readonly atMost?: number }
);

export function printTable(rows: readonly Row[]): void {
  const cells = [['', 'shop', 'bare', 'ratio', 'goal', ''], ...rows.map(cellsOf)];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of cells)
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    );
}

function cellsOf(row: Row): string[] {
  if ('ratio' in row) {
    const { name, shop, bare, ratio, atLeast } = row;
    return [
      name,
      `${shop.toFixed(0)}/s`,
      `${bare.toFixed(0)}/s`,
      ratio.toFixed(2),
      `>= ${atLeast}`,
      ratio >= atLeast ? 'ok' : 'missed',
    ];
  }
  const { name, value, unit, atMost } = row;
  const verdict = atMost === undefined ? '' : value <= atMost ? 'ok' : 'missed';
  return [
    name,
    `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    '',
    '',
    atMost === undefined ? '' : `<= ${atMost} ${unit}`,
    verdict,
  ];
}
