import { escapeXml } from '#kernel/escape.ts';
import { fitTitle } from './fit-title.ts';

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
