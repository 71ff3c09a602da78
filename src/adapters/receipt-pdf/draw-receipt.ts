import type { DrawReceipt } from '#modules/payments/index.ts';
import { createWritePaper, type Fonts } from './paper.ts';
import { facts, GAP, GOLD, heading, LINE, leftOf, line, type Part, type Pdf, paragraph, row, widthOf } from './pdf-parts.ts';
import { type Row, receiptSheet, type Sheet, type SheetPlace } from './receipt-sheet.ts';

/** Draws receipts as PDF files. The same receipt gives the same bytes. */
export function createDrawReceipt(place: SheetPlace, fonts: Fonts): DrawReceipt {
  const writePaper = createWritePaper(fonts);
  return async (receipt, language) => {
    const sheet = receiptSheet(receipt, language, place);
    const about = { title: `${sheet.title}, ${sheet.brand}`, language, createdAt: new Date(receipt.paidAt) };
    return writePaper(about, (pdf, root) => drawSheet(pdf, root, sheet));
  };
}

/** Draws a receipt from top to bottom, with a tag for each part; what does not fit stands on further pages. */
function drawSheet(pdf: Pdf, root: Part, sheet: Sheet): void {
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
}

/** The width of the column of prices. */
const PRICES_WIDTH = 110;

/** What was ordered with its prices at the right, and the total. */
function prices(pdf: Pdf, root: Part, rows: readonly Row[], total: Row): void {
  const table = pdf.struct('Table');
  root.add(table);
  const names = { x: leftOf(pdf), width: widthOf(pdf) - PRICES_WIDTH - GAP };
  const amounts = { x: leftOf(pdf) + widthOf(pdf) - PRICES_WIDTH, width: PRICES_WIDTH, align: 'right' } as const;
  for (const { label, detail, value } of rows) {
    row(pdf, table, [
      { tag: 'TH', text: label, detail, look: {}, column: names },
      { tag: 'TD', text: value, look: {}, column: amounts },
    ]);
    line(pdf, LINE);
    pdf.y += 6;
  }
  row(pdf, table, [
    { tag: 'TH', text: total.label, look: { font: 'strong', size: 12 }, column: names },
    { tag: 'TD', text: total.value, look: { font: 'strong', size: 12 }, column: amounts },
  ]);
  table.end();
}
