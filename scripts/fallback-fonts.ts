// `npm run fonts:fallbacks`: measures by how much fonts of computers and phones must be stretched to take the room of the shop's fonts,
// and writes `web/fallback-fonts.ts`. Measured on the shop's own texts, by the browser.
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../test/support/browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { fontFile } from './system-fonts.ts';

const root = join(import.meta.dirname, '..');

/** The shop's fonts, each at the weight in which it mostly stands. In the name of the file `$` stands for the alphabet. */
const FONTS = {
  Cormorant: { style: 'normal', weight: 550, file: 'cormorant-$-wght-normal.woff2' },
  'Cormorant italic': { style: 'italic', weight: 500, file: 'cormorant-$-wght-italic.woff2' },
  'Golos Text': { style: 'normal', weight: 400, file: 'golos-text-$-wght-normal.woff2' },
} as const;

/** Fonts that stand in, with the names under which systems know them: full names and PostScript names. */
const STAND_INS = [
  {
    font: 'Cormorant',
    system: 'Times',
    file: fontFile('liberation', 'LiberationSerif-Regular.ttf'),
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  },
  {
    font: 'Cormorant',
    system: 'Noto',
    file: fontFile('noto', 'NotoSerif-Regular.ttf'),
    names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
  },
  { font: 'Cormorant', system: 'DejaVu', file: fontFile('dejavu', 'DejaVuSerif.ttf'), names: ['DejaVu Serif'] },
  {
    font: 'Cormorant italic',
    system: 'Times',
    file: fontFile('liberation', 'LiberationSerif-Italic.ttf'),
    names: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
  },
  {
    font: 'Cormorant italic',
    system: 'Noto',
    file: fontFile('noto', 'NotoSerif-Italic.ttf'),
    names: ['Noto Serif Italic', 'NotoSerif-Italic'],
  },
  {
    font: 'Golos Text',
    system: 'Arial',
    file: fontFile('liberation', 'LiberationSans-Regular.ttf'),
    names: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  {
    font: 'Golos Text',
    system: 'Roboto',
    file: fontFile('roboto', 'Roboto-Regular.ttf'),
    names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  },
  { font: 'Golos Text', system: 'DejaVu', file: fontFile('dejavu', 'DejaVuSans.ttf'), names: ['DejaVu Sans'] },
] as const;

/** The browser measures a text as one line, which may not be endless. */
const MOST_CHARACTERS = 200_000;
/** What the shop's pages are made of, by alphabet. */
const TEXTS = { latin: letters('en', /[^\u0020-\u00ff\u2010-\u2026]/g), cyrillic: letters('ru', /[^Ёёа-я]/gi) };

ensureBrowser();
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
const page = await browser.newPage();
const measured = [];
for (const { font, system, file, names } of STAND_INS) {
  const { style, weight, file: pattern } = FONTS[font];
  const [latin, cyrillic] = await Promise.all(
    (['latin', 'cyrillic'] as const).map(async (alphabet) => {
      const ours = await measure(page, join(root, 'web/src/ui/fonts', pattern.replace('$', alphabet)), weight, TEXTS[alphabet]);
      const theirs = await measure(page, file, 400, TEXTS[alphabet]);
      // A browser stretches ascent and descent by the size as well.
      const size = ours.width / theirs.width;
      return [size, ours.ascent / size, ours.descent / size].map((share) => Math.round(share * 1e4) / 100);
    }),
  );
  measured.push({ family: `${font.replace(' italic', '')} ${system}`, style, fonts: names, latin, cyrillic });
}
await browser.close();
writeFileSync(join(root, 'web/fallback-fonts.ts'), fileOf(measured));

/** Width of a text at 1000 pixels, and height above and below the line in parts of the font's size. */
async function measure(page: Page, file: string, weight: number, text: string) {
  const data = `url(data:font/any;base64,${readFileSync(file).toString('base64')})`;
  return page.evaluate(
    async ({ name, data, weight, text }) => {
      document.fonts.add(await new FontFace(name, data, { weight: '100 900' }).load());
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = `${weight} 1000px "${name}"`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
    },
    { name: `font-${randomUUID()}`, data, weight, text },
  );
}

/** The texts of all rituals and articles in a language, without what a pattern names. */
function letters(language: string, others: RegExp): string {
  const files = globSync(`src/seed/{articles,services}/*.${language}.md`, { cwd: root }).sort();
  return files
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(others, ''))
    .join('')
    .slice(0, MOST_CHARACTERS);
}

function fileOf(fallbacks: readonly object[]): string {
  return `// Written by \`npm run fonts:fallbacks\`.

/**
 * Fonts of computers and phones, stretched to the widths and heights of the shop's fonts: what a page shows until the shop's fonts are
 * there takes the same room. Percentages of size, ascent and descent: for Latin letters, then for Cyrillic letters.
 */
export const FALLBACKS = ${JSON.stringify(fallbacks, undefined, 2)} as const;
`;
}
