import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import type { Part, Pdf } from './pdf-parts.ts';

/** Files of OpenType fonts with the letters of both languages. */
export interface Fonts {
  readonly text: string;
  readonly strong: string;
  /** For texts with letters that the two lack, such as those of Devanagari. */
  readonly others: string;
}

/** What a document says about itself. */
interface Paper {
  readonly title: string;
  readonly language: Language;
  readonly createdAt: Date;
}

/** Draws what stands in a document; each of its parts hangs on `root`. */
type Draw = (pdf: Pdf, root: Part) => void;

/**
 * Returns what makes the files of tagged documents of A4, which screen readers can read. The library and the fonts are loaded for the first one.
 */
export function createWritePaper(fonts: Fonts & { readonly heading?: string }, options: PDFKit.PDFDocumentOptions = {}) {
  let loaded: [name: string, font: Buffer][] | undefined;
  return async ({ title, language, createdAt }: Paper, draw: Draw): Promise<Uint8Array> => {
    loaded ??= Object.entries(fonts).map(([name, file]) => [name, readFileSync(file)]);
    const { default: PDFDocument } = await import('pdfkit');
    const pdf = new PDFDocument({
      size: 'A4',
      // In points.
      margin: 56,
      pdfVersion: '1.7',
      tagged: true,
      // The types know only the subsets of PDF/A.
      subset: 'PDF/UA' as 'PDF/A-1',
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: BRAND[language], CreationDate: createdAt },
      ...options,
    });
    for (const [name, font] of loaded) pdf.registerFont(name, font);
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    draw(pdf, root);
    root.end();
    pdf.end();
    return buffer(pdf);
  };
}
