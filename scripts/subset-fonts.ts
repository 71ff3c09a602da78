import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

/**
 * Writes the web's fonts from their packages with what the shop's texts use and no more: the letters, the weights of the tokens, kerning, ligatures, lining and tabular figures. Small capitals, swashes and the like weigh more than the letters themselves.
 */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Code points of each part; the ranges in web/src/ui/fonts.css are the same. `signs` are what a Russian text takes from outside of its
 * alphabet, so that it need not load the Latin one.
 */
const PARTS = {
  cyrillic: [[0x301], [0x400, 0x45f], [0x490, 0x491], [0x4b0, 0x4b1], [0x2116]],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac],
    [0x2122],
    [0x2190, 0x2193],
    [0x2212],
  ],
  signs: [
    [0x20, 0x40],
    [0x5b],
    [0x5d],
    [0x5f],
    [0xa0],
    [0xa9],
    [0xab],
    [0xb0],
    [0xb7],
    [0xbb],
    [0xd7],
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2026],
  ],
} as const;

const FONTS = [
  { folder: 'cormorant', name: 'cormorant', style: 'normal', weights: { min: 400, max: 600 } },
  { folder: 'cormorant', name: 'cormorant', style: 'italic', weights: { min: 400, max: 600 } },
  { folder: 'golos-text', name: 'golos-text', style: 'normal', weights: { min: 400, max: 700 } },
] as const;

const root = join(import.meta.dirname, '..');
const target = join(root, 'web/src/ui/fonts');
mkdirSync(target, { recursive: true });

for (const { folder, name, style, weights } of FONTS) {
  for (const [part, ranges] of Object.entries(PARTS)) {
    const file = (of: string) => `${name}-${of}-wght-${style}.woff2`;
    const whole = readFileSync(
      join(root, `node_modules/@fontsource-variable/${folder}/files`, file(part === 'signs' ? 'latin' : part)),
    );
    const packed = await subsetFont(whole, textOf(ranges), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weights },
    });
    writeFileSync(join(target, file(part)), packed);
    console.log(`${file(part)}: ${(whole.length / 1000).toFixed(1)} kB -> ${(packed.length / 1000).toFixed(1)} kB`);
  }
}

function textOf(ranges: readonly (readonly number[])[]): string {
  return ranges
    .flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}
