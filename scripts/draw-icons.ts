// `make emblems`: writes the emblems, and the icons of home screens from the shop's mark.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { emblemDrawing } from '../web/src/ui/emblems/compositions.ts';
import { GRID } from '../web/src/ui/emblems/geometry.ts';
// Its import alone writes the emblems.
import './draw-emblems.ts';

const IVORY = '#fbf6ee';
const VERMILION = '#a8321a';
const publicFolder = process.argv[2] ?? join(import.meta.dirname, '../web/public');

interface Look {
  readonly ground: string;
  readonly ink: string;
  /** Share of the icon's side that the mark fills. A mask of the system leaves at least the middle four fifths visible. */
  readonly share: number;
  /** Radius of the background's corners, as a share of the side. */
  readonly corner: number;
}

const plain: Look = { ground: IVORY, ink: VERMILION, share: 0.8, corner: 0.2 };
const icons: readonly (readonly [file: string, side: number, look: Look])[] = [
  ['icons/icon-192.png', 192, plain],
  ['icons/icon-512.png', 512, plain],
  ['icons/maskable-512.png', 512, { ground: VERMILION, ink: IVORY, share: 0.62, corner: 0 }],
  ['apple-touch-icon.png', 180, { ...plain, corner: 0 }],
];

mkdirSync(join(publicFolder, 'icons'), { recursive: true });
for (const [file, side, look] of icons) {
  writeFileSync(join(publicFolder, file), new Resvg(svgOf(look), { fitTo: { mode: 'width', value: side } }).render().asPng());
}

function svgOf({ ground, ink, share, corner }: Look): string {
  const { path, dots } = emblemDrawing('flame');
  const points = dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}" stroke="none"/>`).join('');
  const margin = ((1 - share) / 2) * GRID;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}" rx="${corner * GRID}" fill="${ground}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${share})" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round" ` +
    `stroke-linecap="round"><path d="${path}"/>${points}</g></svg>`
  );
}
