/** The place of the title, in pixels. */
const TITLE_WIDTH = 600;
const TITLE_HEIGHT = 330;
const MOST_LINES = 5;
/** Of these the largest that fits is used. */
const SIZES = [84, 76, 68, 60, 52, 46];
/** Width of an average letter of the title's font, in ems, rounded up. */
const LATIN_LETTER = 0.45;
const CYRILLIC_LETTER = 0.52;

/** The size of a title and its lines, so that it fits its place in the image; what does not fit in the smallest size is cut off. */
export function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, size);
    if (fits(lines, size)) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 0;
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
