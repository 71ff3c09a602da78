import { readFileSync } from 'node:fs';
import type { Language } from '#kernel/language.ts';
import type { DrawReceipt } from '#modules/payments/index.ts';
import { drawSheet } from './draw-sheet.ts';
import { receiptSheet, type SheetPlace } from './receipt-sheet.ts';

/** Files of OpenType fonts, each with the letters of both languages. */
interface Fonts {
  readonly text: string;
  readonly strong: string;
}

/**
 * Draws receipts as tagged PDF files of A4, which screen readers can read. The same receipt gives the same bytes. The library and the
 * fonts are loaded for the first receipt.
 */
export function createDrawReceipt(place: SheetPlace, fonts: Fonts): DrawReceipt {
  let loaded: Record<keyof Fonts, Buffer> | undefined;
  return async (receipt, language) => {
    loaded ??= { text: readFileSync(fonts.text), strong: readFileSync(fonts.strong) };
    const { default: PDFDocument } = await import('pdfkit');
    const sheet = receiptSheet(receipt, language, place);
    const title = `${sheet.title}, ${sheet.brand}`;
    const pdf = new PDFDocument(paper({ title, author: sheet.brand, language, createdAt: new Date(receipt.paidAt) }));
    pdf.registerFont('text', loaded.text).registerFont('strong', loaded.strong);
    drawSheet(pdf, sheet);
    return bytesOf(pdf);
  };
}

/** A tagged document of A4. */
export function paper(of: {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly createdAt: Date;
}): PDFKit.PDFDocumentOptions {
  return {
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    // The types know the subsets of PDF/A alone.
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: of.language,
    displayTitle: true,
    info: { Title: of.title, Author: of.author, CreationDate: of.createdAt },
  };
}

export async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve).on('error', reject);
  });
  pdf.end();
  await written;
  return Buffer.concat(chunks);
}
