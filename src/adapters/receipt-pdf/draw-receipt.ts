import type { DrawReceipt } from '#modules/payments/index.ts';
import { drawSheet } from './draw-sheet.ts';
import { bytesOf, createPaper, type Fonts } from './paper.ts';
import { receiptSheet, type SheetPlace } from './receipt-sheet.ts';

/** Draws receipts as PDF files. The same receipt gives the same bytes. */
export function createDrawReceipt(place: SheetPlace, fonts: Fonts): DrawReceipt {
  const openPaper = createPaper(fonts);
  return async (receipt, language) => {
    const sheet = receiptSheet(receipt, language, place);
    const title = `${sheet.title}, ${sheet.brand}`;
    const pdf = await openPaper({ title, author: sheet.brand, language, createdAt: new Date(receipt.paidAt) });
    drawSheet(pdf, sheet);
    return bytesOf(pdf);
  };
}
