import type { Row, Sheet } from './receipt-sheet.ts';

export type Pdf = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

export const INK = '#2a1a12';
export const MUTED = '#6e5849';
export const GOLD = '#8a6618';
export const LINE = '#e6d9c5';

/** Widths of the columns, in points. */
const LABELS = 106;
const PRICES = 110;
const GAP = 12;

/** Draws a receipt from top to bottom, with a tag for each part; what does not fit stands on further pages. */
export function drawSheet(pdf: Pdf, sheet: Sheet): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  paragraph(pdf, root, 'P', sheet.brand, { font: 'strong', size: 12, color: GOLD });
  pdf.y += 6;
  paragraph(pdf, root, 'H1', sheet.title, { font: 'strong', size: 24 });
  pdf.y += 4;
  if (sheet.note) paragraph(pdf, root, 'P', sheet.note, { font: 'strong' });
  pdf.y += 6;
  facts(pdf, root, sheet.facts);
  heading(pdf, root, sheet.items.heading);
  prices(pdf, root, sheet.items.rows, sheet.items.total);
  heading(pdf, root, sheet.payment.heading);
  facts(pdf, root, sheet.payment.rows);
  heading(pdf, root, sheet.seller.heading);
  for (const line of sheet.seller.lines) paragraph(pdf, root, 'P', line, {});
  pdf.y += 4;
  facts(pdf, root, sheet.seller.rows);
  root.end();
}

export interface Look {
  readonly font?: 'text' | 'strong' | 'heading';
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'center';
}

export const widthOf = (pdf: Pdf) => pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
export const leftOf = (pdf: Pdf) => pdf.page.margins.left;

export function dress(pdf: Pdf, { font = 'text', size = 10.5, color = INK }: Look): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

export function paragraph(pdf: Pdf, parent: Part, tag: string, text: string, look: Look): void {
  const draw = () =>
    dress(pdf, look).text(text, leftOf(pdf), pdf.y, {
      width: widthOf(pdf),
      lineGap: 2,
      ...(look.align ? { align: look.align } : {}),
    });
  parent.add(pdf.struct(tag, {}, [() => void draw()]));
}

export function heading(pdf: Pdf, root: Part, text: string): void {
  pdf.y += 16;
  keepTogether(pdf, 60);
  paragraph(pdf, root, 'H2', text, { font: 'strong', size: 13 });
  pdf.y += 4;
}

/** Labels and their values beside them. */
export function facts(pdf: Pdf, root: Part, rows: readonly Row[]): void {
  const table = pdf.struct('Table');
  root.add(table);
  const labels = { x: leftOf(pdf), width: LABELS };
  const values = { x: leftOf(pdf) + LABELS + GAP, width: widthOf(pdf) - LABELS - GAP };
  for (const { label, value } of rows) {
    row(pdf, table, [
      { tag: 'TH', text: label, look: { color: MUTED }, column: labels },
      { tag: 'TD', text: value, look: lookOf(value), column: values },
    ]);
  }
  table.end();
}

/** The hash of a transaction and the address of an order stand on one line. */
function lookOf(value: string): Look {
  return value.length > 58 ? { size: 9 } : {};
}

/** What was ordered with its prices at the right, and the total. */
function prices(pdf: Pdf, root: Part, rows: readonly Row[], total: Row): void {
  const table = pdf.struct('Table');
  root.add(table);
  const names = { x: leftOf(pdf), width: widthOf(pdf) - PRICES - GAP };
  const amounts = { x: leftOf(pdf) + widthOf(pdf) - PRICES, width: PRICES, align: 'right' } as const;
  for (const { label, detail, value } of rows) {
    row(pdf, table, [
      { tag: 'TH', text: label, detail, look: {}, column: names },
      { tag: 'TD', text: value, look: {}, column: amounts },
    ]);
    line(pdf);
  }
  row(pdf, table, [
    { tag: 'TH', text: total.label, look: { font: 'strong', size: 12 }, column: names },
    { tag: 'TD', text: total.value, look: { font: 'strong', size: 12 }, column: amounts },
  ]);
  table.end();
}

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
}

interface Cell {
  readonly tag: 'TH' | 'TD';
  readonly text: string;
  readonly detail?: string | undefined;
  readonly look: Look;
  readonly column: Column;
}

/** Which cells a heading is for; the types do not know this option. */
const ROW_HEADER = { scope: 'Row' } as object;

/** Cells side by side; the row is as high as its highest cell and stands on one page. */
function row(pdf: Pdf, table: Part, cells: readonly Cell[]): void {
  keepTogether(pdf, Math.max(...cells.map((cell) => heightOf(pdf, cell))));
  const top = pdf.y;
  const tableRow = pdf.struct('TR');
  table.add(tableRow);
  const bottoms = cells.map((cell) => {
    const part = pdf.struct(cell.tag, cell.tag === 'TH' ? ROW_HEADER : {});
    tableRow.add(part);
    drawCell(pdf, part, cell, top);
    part.end();
    return pdf.y;
  });
  tableRow.end();
  pdf.y = Math.max(...bottoms) + 4;
}

function drawCell(pdf: Pdf, part: Part, { text, detail, look, column }: Cell, top: number): void {
  const { x, width, align } = column;
  const setting = { width, lineGap: 2, ...(align ? { align } : {}) };
  part.add(pdf.struct('P', {}, [() => void dress(pdf, look).text(text, x, top, setting)]));
  if (!detail) return;
  part.add(pdf.struct('P', {}, [() => void dress(pdf, { size: 9, color: MUTED }).text(detail, x, pdf.y, { width })]));
}

function heightOf(pdf: Pdf, { text, detail, look, column: { width } }: Cell): number {
  const height = dress(pdf, look).heightOfString(text, { width, lineGap: 2 });
  return detail ? height + dress(pdf, { size: 9 }).heightOfString(detail, { width }) : height;
}

/** A line that carries no meaning: screen readers pass over it. */
function line(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  const left = leftOf(pdf);
  const y = pdf.y;
  pdf
    .moveTo(left, y)
    .lineTo(left + widthOf(pdf), y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pdf.endMarkedContent();
  pdf.y = y + 6;
}

export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
