// What the shop's documents are drawn with. All lengths are points.

export type Pdf = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

/** Colours; `LINE` is that of drawn lines. */
export const INK = '#2a1a12';
export const MUTED = '#6e5849';
export const GOLD = '#8a6618';
export const LINE = '#e6d9c5';

/** The width of the column of labels. */
const LABELS = 106;
/** Between two columns. */
export const GAP = 12;
/** The space between lines of a text. */
const LINE_GAP = 2;

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
}

export interface Look {
  readonly font?: 'text' | 'strong' | 'heading' | 'others';
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'center';
  readonly lineGap?: number;
}

export const widthOf = (pdf: Pdf) => pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
export const leftOf = (pdf: Pdf) => pdf.page.margins.left;

/** Sets font, size and colour of the text that follows. */
export function dress(pdf: Pdf, { font = 'text', size = 10.5, color = INK }: Look): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

/** A letter or a sign beyond those of western Europe and of Cyrillic that all fonts have, such as one of Devanagari, of IAST or of Vietnamese. */
const OTHER = /(?![A-Za-z\u00aa-\u00ff\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f])[\p{L}\p{M}]/u;

/** Dresses what follows for a text: one with other letters is set in the font that has them, of which there is one weight. */
const dressFor = (pdf: Pdf, text: string, look: Look) => dress(pdf, OTHER.test(text) ? { ...look, font: 'others' } : look);

/** Writes a text in a column, or across the page. */
export function paragraph(pdf: Pdf, parent: Part, tag: string, text: string, look: Look, column?: Column): void {
  const { x, ...line } = column ?? { x: leftOf(pdf), width: widthOf(pdf) };
  const setting = { lineGap: look.lineGap ?? LINE_GAP, align: look.align, ...line };
  const set = () => void dressFor(pdf, text, look).text(text, x, pdf.y, setting);
  parent.add(pdf.struct(tag, {}, [OTHER.test(text) ? () => asLetters(pdf, text, set) : set]));
}

/** A glyph of a conjunct stands for several letters, in the order in which they are seen. Whoever searches or copies the text gets the letters. */
export function asLetters(pdf: Pdf, text: string, set: () => void): void {
  pdf.markContent('Span', { actual: text });
  set();
  pdf.endMarkedContent();
}

/** A heading, which stays on one page with the first row below it: 90 points are enough for both, also where a label has four lines. */
export function heading(pdf: Pdf, root: Part, text: string): void {
  pdf.y += 16;
  keepTogether(pdf, 90);
  paragraph(pdf, root, 'H2', text, { font: 'strong', size: 13 });
  pdf.y += 4;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A table of labels with their values beside them. */
export function facts(pdf: Pdf, root: Part, rows: readonly Fact[]): void {
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

/** So many characters of the usual size fit into the column of values. */
const MOST_CHARACTERS = 58;

/** A value too long for a line, such as the hash of a transaction or the address of an order, is written smaller. */
function lookOf(value: string): Look {
  return value.length > MOST_CHARACTERS ? { size: 9 } : {};
}

export interface Cell {
  readonly tag: 'TH' | 'TD';
  readonly text: string;
  /** Stands below the text. */
  readonly detail?: string | undefined;
  readonly look: Look;
  readonly column: Column;
}

const DETAIL: Look = { size: 9, color: MUTED, lineGap: 0 };

/** Says that a heading is that of its row. The types do not know this option. */
const ROW_HEADER = { scope: 'Row' } as object;

/** Cells side by side; the row is as high as its highest cell and stands on one page. */
export function row(pdf: Pdf, table: Part, cells: readonly Cell[]): void {
  keepTogether(pdf, Math.max(...cells.map((cell) => heightOf(pdf, cell))));
  const top = pdf.y;
  const tableRow = pdf.struct('TR');
  // Before its cells: what is drawn in a part is drawn once the part hangs on the document.
  table.add(tableRow);
  const bottoms = cells.map(({ tag, text, detail, look, column }) => {
    const part = pdf.struct(tag, tag === 'TH' ? ROW_HEADER : {});
    tableRow.add(part);
    pdf.y = top;
    paragraph(pdf, part, 'P', text, look, column);
    if (detail) paragraph(pdf, part, 'P', detail, DETAIL, column);
    part.end();
    return pdf.y;
  });
  tableRow.end();
  pdf.y = Math.max(...bottoms) + 4;
}

function heightOf(pdf: Pdf, { text, detail, look, column: { width } }: Cell): number {
  const height = dressFor(pdf, text, look).heightOfString(text, { width, lineGap: LINE_GAP });
  return detail ? height + dressFor(pdf, detail, { size: 9 }).heightOfString(detail, { width }) : height;
}

/** A drawing that carries no meaning, such as a line: screen readers pass over it. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** A line across the page. */
export function line(pdf: Pdf, color: string, width = 0.5): void {
  artifact(pdf, () => {
    const left = leftOf(pdf);
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + widthOf(pdf), pdf.y)
      .lineWidth(width)
      .stroke(color);
  });
}

/** Begins another page when so much does not fit on this one. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** Writes a line above each page but the first, for a page that has come apart from the others. The pages must be buffered. */
export function headFurtherPages(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const oneLine = { width: widthOf(pdf), height: 12, ellipsis: true };
    pdf.markContent('Artifact', { type: 'Pagination' });
    dress(pdf, { size: 8.5, color: MUTED }).text(text, leftOf(pdf), pdf.page.margins.top / 2, oneLine);
    pdf.endMarkedContent();
  }
}
