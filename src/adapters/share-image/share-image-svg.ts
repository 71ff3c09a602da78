import { escapeXml } from '#kernel/escape.ts';

/** The content of a share image. */
export interface ShareCard {
  readonly title: string;
  /** The kind of page, in a word or two. */
  readonly kind: string;
  readonly brand: string;
  /** Name of an emblem; its drawing is handed over beside the card. */
  readonly emblem: string;
}

const INK = '#2a1a12';
const MUTED = '#6e5849';
const GOLD = '#9a7424';
const IVORY = '#fbf6ee';
const LINE = '#e6d9c5';

/** Widths of strokes, in units of the grid of emblems. */
const EMBLEM_STROKE = 0.7;
const MARK_STROKE = 4;

const LEFT = 84;
/** The middle of the title's place, from above. */
const TITLE_MIDDLE = 326;
/** In sizes of the font. */
const LINE_HEIGHT = 1.08;
/** The side of the grid on which emblems are drawn. */
const EMBLEM_GRID = 96;
/** The square in which the emblem or a picture stands. */
const SQUARE = { x: 724, y: 115, size: 400 };
/** Characters beyond the basic plane, for which the fonts have no shapes. */
const EMOJI = /[\u{10000}-\u{10FFFF}]/gu;

interface Drawings {
  readonly emblem: string;
  readonly mark: string;
  /** Address with the data of a square PNG, in place of the emblem. */
  readonly picture?: string | undefined;
}

/** The drawing of a share image, 1200 x 630, from the drawings of an emblem and of the shop's mark (96 x 96). */
export function shareImageSvg(card: ShareCard, drawings: Drawings): string {
  const { size, lines } = fitTitle(card.title.replace(EMOJI, ''));
  const lineHeight = size * LINE_HEIGHT;
  // The lines stand around the middle of their place. A baseline is 0.3 of the size below the middle of its line.
  const top = TITLE_MIDDLE - ((lines.length - 1) * lineHeight) / 2 + size * 0.3;
  const title = lines
    .map((line, index) => `<text x="${LEFT}" y="${(top + index * lineHeight).toFixed(1)}">${escapeXml(line)}</text>`)
    .join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<rect width="1200" height="630" fill="${IVORY}"/>` +
    `<rect x="28" y="28" width="1144" height="574" rx="20" fill="none" stroke="${LINE}" stroke-width="2"/>` +
    placed(drawings.mark, LEFT - 4, 66, 52, MARK_STROKE) +
    `<text x="${LEFT + 58}" y="103" font-family="Cormorant SemiBold" font-weight="600" font-size="34" fill="${INK}">${escapeXml(card.brand)}</text>` +
    `<g font-family="Cormorant SemiBold" font-weight="600" font-size="${size}" fill="${INK}">${title}</g>` +
    `<path d="M${LEFT} 520h56" stroke="${GOLD}" stroke-width="2"/>` +
    `<text x="${LEFT}" y="562" font-family="Golos Text Medium" font-size="26" fill="${MUTED}">${escapeXml(card.kind)}</text>` +
    (drawings.picture === undefined
      ? placed(drawings.emblem, SQUARE.x, SQUARE.y, SQUARE.size, EMBLEM_STROKE)
      : framed(drawings.picture)) +
    '</svg>'
  );
}

/** The file of an emblem as part of a drawing, at a position, in a size, with a stroke width. */
function placed(svg: string, x: number, y: number, size: number, stroke: number): string {
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return (
    `<g transform="translate(${x} ${y}) scale(${size / EMBLEM_GRID})" fill="none" stroke="${GOLD}" stroke-width="${stroke}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${inner}</g>`
  );
}

/** A picture where the emblem would stand, with round corners. */
function framed(address: string): string {
  const place = `x="${SQUARE.x}" y="${SQUARE.y}" width="${SQUARE.size}" height="${SQUARE.size}"`;
  return `<clipPath id="frame"><rect ${place} rx="20"/></clipPath><image ${place} clip-path="url(#frame)" href="${address}"/>`;
}

/** The place of the title, in pixels. */
const TITLE_WIDTH = 600;
const TITLE_HEIGHT = 330;
const MOST_LINES = 5;
const SMALLEST = 46;
/** Of these the largest that fits is used. */
const SIZES = [84, 76, 68, 60, 52, SMALLEST];
/** Width of an average letter of the title's font, in ems, rounded up. */
const LATIN_LETTER = 0.45;
const CYRILLIC_LETTER = 0.52;

/** The size of a title and its lines, so that it fits its place in the image; what does not fit in the smallest size is cut off. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const size = SIZES.find((each) => fits(wrap(title, each), each)) ?? SMALLEST;
  const lines = wrap(title, size);
  const shown = lines.slice(0, MOST_LINES);
  // What is left out is told at the end of the last line.
  const isCut = (place: number) => place === MOST_LINES - 1 && lines.length > MOST_LINES;
  return { size, lines: shown.map((line, place) => shorten(isCut(place) ? `${line}…` : line, size)) };
}

/** Tells whether lines fit their place at a size. `MOST_LINES` count as too many: a title of so many is set in the smallest size. */
function fits(lines: readonly string[], size: number): boolean {
  if (lines.length >= MOST_LINES || lines.length * size > TITLE_HEIGHT) return false;
  return lines.every((line) => widthOf(line, size) <= TITLE_WIDTH);
}

/** Breaks a title into lines that fit the width, of about the same length; after a colon a new line begins. */
function wrap(title: string, size: number): string[] {
  return title.split(/(?<=:)\s+/).flatMap((part) => balanced(unbroken(part), size));
}

/** The pieces between which a title may break: a short word stays with the next word, a dash with the word before it. */
function unbroken(title: string): string[] {
  const tied = title.replace(/(?<![^\s])(\p{L}{1,2})\s+(?=\S)/gu, '$1\u00a0').replace(/\s+([—–])/gu, '\u00a0$1');
  return tied.split(/[^\S\u00a0]+/).map((piece) => piece.replaceAll('\u00a0', ' '));
}

/** Lines that are as narrow as they can be without becoming more lines than there are at the full width. */
function balanced(pieces: readonly string[], size: number): string[] {
  let lines = filled(pieces, size, TITLE_WIDTH);
  const count = lines.length;
  for (let width = TITLE_WIDTH; lines.length === count && width > 0; width -= size / 2) {
    const narrower = filled(pieces, size, width);
    if (narrower.length > count) break;
    lines = narrower;
  }
  return lines;
}

/** Puts as many pieces on each line as the width allows. */
function filled(pieces: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''} ${piece}`.trimStart();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** Cuts off a line that goes beyond the width, where its widest letters would. */
function shorten(line: string, size: number): string {
  if (widthOf(line, size) <= TITLE_WIDTH) return line;
  const most = Math.floor(TITLE_WIDTH / (size * CYRILLIC_LETTER));
  return `${line.slice(0, most - 1)}…`;
}

function widthOf(text: string, size: number): number {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return size * (cyrillic * CYRILLIC_LETTER + (text.length - cyrillic) * LATIN_LETTER);
}
