import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

/**
 * Writes the web's fonts from their packages with what the shop's texts use and no more: the letters, the weights of the tokens,
 * kerning, ligatures, lining and tabular figures. Small capitals, swashes and the like weigh more than the letters themselves.
 */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Code points of each part; the ranges in web/src/ui/fonts.css are the same. An alphabet is apart from its rarer letters, which a
 * browser loads where one stands. `signs` are what a Russian heading takes from outside of its alphabet, so that it need not load
 * the Latin one; running text always holds a Latin word, if only an address.
 */
const PARTS = {
  cyrillic: [[0x301], [0x401], [0x410, 0x44f], [0x451], [0x2116]],
  'cyrillic-more': [[0x400], [0x402, 0x40f], [0x450], [0x452, 0x45f], [0x490, 0x491], [0x4b0, 0x4b1]],
  latin: [[0x20, 0x7e], [0xa0], [0xa9], [0xab], [0xb0], [0xb7], [0xbb], [0xd7], [0x2010, 0x2015], [0x2018, 0x201e], [0x2026]],
  'latin-more': [
    [0xa1, 0xa8],
    [0xaa],
    [0xac, 0xaf],
    [0xb1, 0xb6],
    [0xb8, 0xba],
    [0xbc, 0xd6],
    [0xd8, 0xff],
    [0x152, 0x153],
    [0x2016, 0x2017],
    [0x201f, 0x2025],
    [0x2027],
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

type Part = keyof typeof PARTS;
const ALPHABETS: readonly Part[] = ['cyrillic', 'cyrillic-more', 'latin', 'latin-more'];

const FONTS: readonly { family: string; style: string; weights: { min: number; max: number }; parts: readonly Part[] }[] = [
  { family: 'cormorant', style: 'normal', weights: { min: 400, max: 600 }, parts: [...ALPHABETS, 'signs'] },
  { family: 'cormorant', style: 'italic', weights: { min: 400, max: 600 }, parts: [...ALPHABETS, 'signs'] },
  { family: 'golos-text', style: 'normal', weights: { min: 400, max: 700 }, parts: ALPHABETS },
];

const root = join(import.meta.dirname, '..');
const target = join(root, 'web/src/ui/fonts');
mkdirSync(target, { recursive: true });

for (const { family, style, weights, parts } of FONTS) {
  for (const part of parts) {
    const file = (of: string) => `${family}-${of}-wght-${style}.woff2`;
    const script = part.startsWith('cyrillic') ? 'cyrillic' : 'latin';
    const whole = readFileSync(join(root, `node_modules/@fontsource-variable/${family}/files`, file(script)));
    const packed = await subsetFont(whole, textOf(PARTS[part]), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weights },
    });
    writeFileSync(join(target, file(part)), packed);
    console.log(`${file(part)}: ${(packed.length / 1000).toFixed(1)} kB`);
  }
}

function textOf(ranges: readonly (readonly number[])[]): string {
  return ranges
    .flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}
