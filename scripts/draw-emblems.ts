// Writes the emblems as files for the API's `image_url`, and the shop's mark as its favicon, from their drawings; an argument names another
// folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE_EMBLEM_NAMES, articleEmblemDrawing } from '../web/src/ui/emblems/article-compositions.ts';
import { EMBLEM_NAMES, type EmblemDrawing, emblemDrawing } from '../web/src/ui/emblems/compositions.ts';
import { GRID } from '../web/src/ui/emblems/geometry.ts';

const GOLD = '#9a7424';
const VERMILION = '#a8321a';
/** Finer strokes would vanish in a tab of a browser. */
const FAVICON_STROKE = 5;
const publicFolder = process.argv[2] ?? join(import.meta.dirname, '../web/public');

mkdirSync(join(publicFolder, 'emblems'), { recursive: true });
for (const name of EMBLEM_NAMES) writeEmblem(name, emblemDrawing(name));
for (const name of ARTICLE_EMBLEM_NAMES) writeEmblem(name, articleEmblemDrawing(name));
writeFileSync(join(publicFolder, 'favicon.svg'), svgOf({ ...emblemDrawing('flame'), stroke: FAVICON_STROKE }));

function writeEmblem(name: string, drawing: EmblemDrawing): void {
  writeFileSync(join(publicFolder, 'emblems', `${name}.svg`), svgOf(drawing));
}

function svgOf({ path, stroke, dots }: EmblemDrawing): string {
  const points = dots.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${VERMILION}" stroke="none"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${GRID}" height="${GRID}" viewBox="0 0 ${GRID} ${GRID}" fill="none" stroke="${GOLD}" ` +
    `stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round"><path d="${path}"/>${points}</svg>\n`
  );
}
