import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBLEM_NAMES, type EmblemName, emblemDrawing } from '../web/src/ui/emblems/compositions.ts';
import { GRID } from '../web/src/ui/emblems/geometry.ts';

/** Writes the emblems as files for the API's `image_url`, and the shop's mark as its favicon, from the components' own drawings. */
const GOLD = '#9a7424';
const VERMILION = '#a8321a';
const publicFolder = join(import.meta.dirname, '../web/public');

mkdirSync(join(publicFolder, 'emblems'), { recursive: true });
for (const name of EMBLEM_NAMES) writeFileSync(join(publicFolder, 'emblems', `${name}.svg`), svgOf(name));
writeFileSync(join(publicFolder, 'favicon.svg'), svgOf('flame', 5));

function svgOf(name: EmblemName, width?: number): string {
  const { path, stroke, dots } = emblemDrawing(name);
  const points = dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${VERMILION}" stroke="none"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}" viewBox="0 0 ${GRID} ${GRID}" fill="none" stroke="${GOLD}" ` +
    `stroke-width="${width ?? stroke}" stroke-linejoin="round" stroke-linecap="round"><path d="${path}"/>${points}</svg>\n`
  );
}
