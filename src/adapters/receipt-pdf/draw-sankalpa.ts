import { dayIn } from '#kernel/day-in.ts';
import { dayInWords } from '#kernel/day-in-words.ts';
import { withDash } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { timeThere } from '#kernel/time-there.ts';
import { type DrawSankalpa, replyOfLine, type Sheet } from '#modules/sankalpa/index.ts';
import { orderNumber } from '#words/order-number.ts';
import { SANKALPA_WORDS } from '#words/sankalpa.ts';
import { breakWords } from './break-words.ts';
import { drawEmblem } from './draw-emblem.ts';
import { createWritePaper, type Fonts } from './paper.ts';
import {
  artifact,
  asLetters,
  type Column,
  dress,
  GOLD,
  headFurtherPages,
  INK,
  keepTogether,
  LINE,
  type Look,
  leftOf,
  line,
  MUTED,
  type Part,
  type Pdf,
  paragraph,
  widthOf,
} from './pdf-parts.ts';

/** The part of the width that the meaning takes at the right. */
const MEANING_SHARE = 0.34;

// Points.
const GAP = 24;
const MARGIN = 36;
const FOOT = 24;
const EMBLEM_RADIUS = 27;
const LABEL_WIDTH = 92;

interface Line extends Look {
  readonly text: string;
  /** A language of its own, for screen readers. */
  readonly lang?: string;
  /** A paragraph when not given. */
  readonly tag?: 'H1' | 'H2';
}

/**
 * Draws sheets as PDF files, Devanagari over IAST at the left, the meaning at the right. The same sheet gives the same bytes. The fonts have
 * the letters of IAST and Devanagari, too.
 */
export function createDrawSankalpa(fonts: Omit<Fonts, 'others'>): DrawSankalpa {
  const writePaper = createWritePaper({ ...fonts, others: fonts.text }, { margin: MARGIN, bufferPages: true });
  return async (sheet, language) => {
    const { title } = SANKALPA_WORDS[language];
    const about = {
      title: `${title}, ${withDash(sheet.name[language])}`,
      language,
      // Not the time of the drawing: the same sheet gives the same bytes.
      createdAt: sheet.at,
    };
    return writePaper(about, (pdf, root) => {
      // `drawFeet` writes into this space.
      pdf.page.margins.bottom += FOOT;
      pdf.on('pageAdded', () => {
        pdf.page.margins.bottom += FOOT;
      });
      drawSankalpa(pdf, root, sheet, language);
      drawFeet(pdf, language);
      headFurtherPages(pdf, aboutOf(sheet, language));
    });
  };
}

function drawSankalpa(pdf: Pdf, root: Part, sheet: Sheet, language: Language): void {
  const words = SANKALPA_WORDS[language];
  drawHead(pdf, root, sheet, language);
  const [world, time, purpose] = sheet.parts;
  for (const part of [world, time]) {
    if (part) block(pdf, root, { title: words[part.id], read: formulaLines(part), meaning: [part.meaning[language]] });
    rule(pdf, LINE);
  }
  if (sheet.lines.length === 0) paragraph(pdf, root, 'P', words.nobody, { font: 'strong' });
  for (const line of sheet.lines) {
    const { name, iast, devanagari, meaning } = line;
    const reply = replyOfLine(line);
    const replied = reply ? [`${words.repliesOfInvited[reply.state]} ${reply.words}`.trim()] : [];
    const signs = name.unmapped.filter(isDrawn).join(' ');
    const unmapped = signs ? [words.unmapped(signs)] : [];
    const undrawn = undrawnOf([name.source, meaning[language], ...replied], language);
    const explained = [meaning[language], ...replied, ...unmapped, ...undrawn];
    block(pdf, root, { read: nameLines(name, iast, devanagari), name: name.source, meaning: explained });
  }
  rule(pdf, LINE);
  if (purpose) block(pdf, root, { title: words.purpose, read: formulaLines(purpose), meaning: [purpose.meaning[language]] });
  rule(pdf, LINE);
  drawWishes(pdf, root, [...sheet.wishes, ...undrawnOf(sheet.wishes, language)], words.wishes);
  keepTogether(pdf, 18);
  paragraph(pdf, root, 'P', stateOf(sheet, language), { font: 'strong' });
  const asked = sheet.state === 'change_asked' && sheet.answer ? [sheet.answer.words] : [];
  for (const text of [...asked, ...undrawnOf(asked, language)]) paragraph(pdf, root, 'P', text, {});
}

/** Signs of the scripts that the fonts have. */
const DRAWN =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Tells whether the fonts have the letters of a text: of others there are only boxes on paper. */
const isDrawn = (text: string) => DRAWN.test(text);

/** What stands below texts of which the fonts lack letters: where these can be read. */
const undrawnOf = (texts: readonly string[], language: Language) =>
  texts.every(isDrawn) ? [] : [SANKALPA_WORDS[language].undrawn];

function stateOf({ state, answer, place }: Sheet, language: Language): string {
  const words = SANKALPA_WORDS[language];
  // A confirmation always has its answer, but the types do not say so.
  const confirmed = answer ? words.confirmed(dayInWords(dayIn(answer.at, place.timeZone))[language]) : words.unread;
  return { confirmed, unread: words.unread, changed: words.changed, change_asked: words.changeAsked }[state];
}

function drawHead(pdf: Pdf, root: Part, sheet: Sheet, language: Language): void {
  const words = SANKALPA_WORDS[language];
  const { day, at, place } = sheet;
  const time = timeThere(place.timeZone, language).clock(at);
  const top = pdf.y;
  const side = widthOf(pdf) * MEANING_SHARE;
  const left = { x: leftOf(pdf) + 2 * EMBLEM_RADIUS + 14, width: widthOf(pdf) - side - 2 * EMBLEM_RADIUS - 28 };
  const right = { x: leftOf(pdf) + widthOf(pdf) - side, width: side, align: 'right' } as const;
  drawEmblem(pdf, { x: leftOf(pdf) + EMBLEM_RADIUS, y: top + EMBLEM_RADIUS, radius: EMBLEM_RADIUS });
  const title: Line[] = [
    { text: words.title, font: 'strong', size: 24, tag: 'H1' },
    { text: aboutOf(sheet, language), size: 10, color: MUTED },
  ];
  const hour: Line[] = [
    { text: `${dayInWords(day)[language]}, ${time}`, font: 'strong', size: 14 },
    { text: `${place.name[language]} (${place.timeZone})`, size: 10, color: MUTED },
  ];
  const bottoms = [column(pdf, root, title, left, top), column(pdf, root, hour, right, top + 4)];
  pdf.y = Math.max(...bottoms, top + 2 * EMBLEM_RADIUS) + 4;
  rule(pdf, INK, 1.2);
}

/** The ritual, its day and the order. */
function aboutOf({ name, nth, days, orderNumber: number }: Sheet, language: Language): string {
  const { dayOf, order } = SANKALPA_WORDS[language];
  return [withDash(name[language]), ...(nth ? [dayOf(nth, days)] : []), `${order} ${orderNumber(number, language)}`].join(' · ');
}

/** The wishes in the customer's own words, beside their label. */
function drawWishes(pdf: Pdf, root: Part, texts: readonly string[], label: string): void {
  if (texts.length === 0) return;
  keepTogether(pdf, 40);
  const top = pdf.y;
  const heading: Line = { text: label, size: 9.5, color: MUTED, tag: 'H2' };
  column(pdf, root, [heading], { x: leftOf(pdf), width: LABEL_WIDTH }, top + 3);
  const lines = texts.map((text) => ({ text, size: 13 }));
  pdf.y = column(pdf, root, lines, { x: leftOf(pdf) + LABEL_WIDTH, width: widthOf(pdf) - LABEL_WIDTH }, top) + 6;
}

type Formula = Sheet['parts'][number];
type SpelledName = Sheet['lines'][number]['name'];

const formulaLines = ({ iast, devanagari }: Formula): Line[] => [
  { text: devanagari, size: 15, lang: 'sa-Deva' },
  { text: iast, size: 9.5, color: MUTED, lang: 'sa-Latn' },
];

const nameLines = (name: SpelledName, iast: string, devanagari: string): Line[] => [
  { text: devanagari, size: 10.5, lang: 'sa-Deva' },
  { text: name.devanagari, font: 'strong', size: 19, lang: 'sa-Deva' },
  { text: `${name.iast} · ${iast}`, size: 9.5, color: MUTED, lang: 'sa-Latn' },
];

interface Block {
  /** At the right, above the meaning. */
  readonly title?: string;
  readonly read: readonly Line[];
  /** Whose line it is. */
  readonly name?: string;
  readonly meaning: readonly string[];
}

/** What is read at the left, and at the right what it means; both stand on one page. */
function block(pdf: Pdf, root: Part, { title, read, name, meaning }: Block): void {
  const side = widthOf(pdf) * MEANING_SHARE;
  const left = { x: leftOf(pdf), width: widthOf(pdf) - side - GAP };
  const right = { x: leftOf(pdf) + left.width + GAP, width: side };
  const explained: Line[] = [
    ...(name ? [{ text: name, font: 'strong', size: 12 } as const] : []),
    ...meaning.map((text) => ({ text, size: 9.5 })),
  ];
  const heading: Line[] = title ? [{ text: title, font: 'strong', size: 11.5, tag: 'H2' }] : [];
  keepTogether(pdf, Math.max(heightOf(pdf, read, left.width), heightOf(pdf, [...heading, ...explained], right.width)) + 8);
  const top = pdf.y;
  // A screen reader tells the title before what is read.
  const below = column(pdf, root, heading, right, top) + (title ? 2 : 0);
  const bottoms = [column(pdf, root, read, left, top), column(pdf, root, explained, right, below)];
  pdf.y = Math.max(...bottoms);
  artifact(pdf, () => {
    const x = right.x - GAP / 2;
    pdf.moveTo(x, top).lineTo(x, pdf.y).lineWidth(1).stroke(GOLD);
  });
  pdf.y += 8;
}

/** Draws lines one below the other, and returns where they end. */
function column(pdf: Pdf, root: Part, lines: readonly Line[], { x, width, align }: Column, top: number): number {
  pdf.y = top;
  for (const { text, lang, tag = 'P', ...look } of lines) {
    const set = () => void pdf.text(fitted(dress(pdf, look), text, width, lang), x, pdf.y, { ...setting(width, lang), align });
    const draw = lang === 'sa-Deva' ? () => asLetters(pdf, text, set) : set;
    root.add(pdf.struct(tag, lang ? { lang } : {}, [draw]));
  }
  return pdf.y;
}

/** A text as it is set: a danda, the mark at the end of a sentence, stays on the line of its word, and a word that is too wide is broken. */
function fitted(pdf: Pdf, text: string, width: number, lang: string | undefined): string {
  const joined = text.replace(/ (?=[।॥|])/g, '\u00a0');
  const { features } = setting(width, lang);
  return breakWords(joined, width, (part) => pdf.widthOfString(part, { features }));
}

/** How a text is set. The font would take letters of IAST apart, and a screen reader would read the parts as other letters: so they stay whole. */
function setting(width: number, lang: string | undefined) {
  // The types know features only as a list.
  const wholeLetters = { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
  return { width, lineGap: 1, features: lang === 'sa-Latn' ? wholeLetters : undefined };
}

function heightOf(pdf: Pdf, lines: readonly Line[], width: number): number {
  return lines.reduce(
    (sum, { text, lang, ...look }) => sum + pdf.heightOfString(fitted(dress(pdf, look), text, width, lang), setting(width, lang)),
    0,
  );
}

/** A line with space around it. */
function rule(pdf: Pdf, color: string, width?: number): void {
  pdf.y += 3;
  line(pdf, color, width);
  pdf.y += 9;
}

/** Writes at the foot of each page that the sheet is to be destroyed after the rite, and the number of the page. */
function drawFeet(pdf: Pdf, language: Language): void {
  const words = SANKALPA_WORDS[language];
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const { height, margins } = pdf.page;
    const y = height - margins.bottom + FOOT - 12;
    // Within the margin PDFKit would begin another page.
    margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    dress(pdf, { size: 8.5, color: MUTED }).text(`${words.personal} ${words.sheetOf(page + 1, count)}`, leftOf(pdf), y, {
      width: widthOf(pdf),
      align: 'center',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
