// `make emblems`: writes the emblems of the rituals, for the API's `image_url`, and the ornament of the first screen as files, and from the shop's
// mark the favicon and the icons of home screens. An argument names another folder. The emblems of the articles are drawn by nobody: they are files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { EMBLEM_NAMES, type EmblemDrawing, emblemDrawing } from '../web/src/ui/emblems/compositions.ts';
import { GRID } from '../web/src/ui/emblems/geometry.ts';

const GOLD = '#9a7424';
const VERMILION = '#a8321a';
const IVORY = '#fbf6ee';
/** Widths of the mark's strokes, in grid units: finer ones would vanish in a tab of a browser and on a home screen. */
const FAVICON_STROKE = 5;
const ICON_STROKE = 3.4;
const publicFolder = process.argv[2] ?? join(import.meta.dirname, '../web/public');

interface IconLook {
  readonly ground: string;
  readonly ink: string;
  /** Share of the icon's side that the mark fills. A mask of the system leaves at least the middle four fifths visible. */
  readonly share: number;
  /** Radius of the background's corners, as a share of the side. */
  readonly corner: number;
}

const plain: IconLook = { ground: IVORY, ink: VERMILION, share: 0.8, corner: 0.2 };
const icons: readonly (readonly [file: string, side: number, look: IconLook])[] = [
  ['icons/icon-192.png', 192, plain],
  ['icons/icon-512.png', 512, plain],
  ['icons/maskable-512.png', 512, { ground: VERMILION, ink: IVORY, share: 0.62, corner: 0 }],
  ['apple-touch-icon.png', 180, { ...plain, corner: 0 }],
];

for (const name of ['emblems', 'icons']) mkdirSync(join(publicFolder, name), { recursive: true });
for (const name of EMBLEM_NAMES) writeEmblem(`emblems/${name}.svg`, emblemDrawing(name));
writeEmblem('favicon.svg', { ...emblemDrawing('flame'), stroke: FAVICON_STROKE });
for (const [file, side, look] of icons) {
  const icon = new Resvg(iconOf(look), { fitTo: { mode: 'width', value: side } });
  writeFileSync(join(publicFolder, file), icon.render().asPng());
}

function writeEmblem(file: string, drawing: EmblemDrawing): void {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}" viewBox="0 0 ${GRID} ${GRID}" fill="none" stroke="${GOLD}" ` +
    `stroke-width="${drawing.stroke}" stroke-linejoin="round" stroke-linecap="round">${shapesOf(drawing, VERMILION)}</svg>\n`;
  writeFileSync(join(publicFolder, file), svg);
}

function iconOf({ ground, ink, share, corner }: IconLook): string {
  const margin = ((1 - share) / 2) * GRID;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}" rx="${corner * GRID}" fill="${ground}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${share})" fill="none" stroke="${ink}" stroke-width="${ICON_STROKE}" stroke-linejoin="round" ` +
    `stroke-linecap="round">${shapesOf(emblemDrawing('flame'), ink)}</g></svg>`
  );
}

/** The strokes of a drawing, and its accent points in a colour. */
function shapesOf({ path, dots }: EmblemDrawing, dotColour: string): string {
  const points = dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${dotColour}" stroke="none"/>`);
  return `<path d="${path}"/>${points.join('')}`;
}
