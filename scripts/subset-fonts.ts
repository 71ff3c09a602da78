// `npm run fonts`: writes the web's fonts from their packages with what the shop's texts use and no more: the letters and the weights of
// the tokens.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { codePointsOf, FONT_FILES, PARTS } from '../web/font-files.ts';

/** Kerning, ligatures, lining and tabular figures. Small capitals, swashes and the like weigh more than the letters themselves. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const root = join(import.meta.dirname, '..');
const target = join(root, 'web/src/ui/fonts');
mkdirSync(target, { recursive: true });

for (const { family, style, weights, part, file } of FONT_FILES) {
  const script = part.startsWith('cyrillic') ? 'cyrillic' : 'latin';
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-${style}.woff2`;
  const packed = await subsetFont(readFileSync(join(root, source)), textOf(PARTS[part]), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // A font of one weight holds no differences between weights.
    variationAxes: { wght: weights.min === weights.max ? weights.min : weights },
  });
  writeFileSync(join(target, file), packed);
  console.log(`${file}: ${(packed.length / 1000).toFixed(1)} kB`);
}

/** All characters of a CSS `unicode-range`. */
function textOf(range: string): string {
  return codePointsOf(range)
    .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)))
    .join('');
}
