/** A file of a family: the code points of one part of its letters, in one style. */
export interface FontFile {
  readonly family: 'cormorant' | 'golos-text';
  readonly style: 'normal' | 'italic';
  /** The weights that the file holds, and no more than the pages use: each adds to what a first visit waits for. */
  readonly weights: { readonly min: number; readonly max: number };
  readonly part: keyof typeof PARTS;
  /** Name of the file in `src/ui/fonts/`. */
  readonly file: string;
}

/**
 * Code points of each part. An alphabet is apart from its rarer letters, which a browser loads where one stands. `signs` are what a
 * Russian heading takes from outside of its alphabet, so that it need not load the Latin part; running text always holds a Latin word, if
 * only an address.
 */
export const PARTS = {
  cyrillic: 'U+0301, U+0401, U+0410-044F, U+0451, U+2116',
  'cyrillic-more': 'U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1',
  latin: 'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00D7, U+2010-2015, U+2018-201E, U+2026',
  'latin-more':
    'U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0152-0153, U+2016-2017, U+201F-2025, ' +
    'U+2027, U+2030-203A, U+20AC, U+2122, U+2190-2193, U+2212',
  signs:
    'U+0020-0040, U+005B, U+005D, U+005F, U+00A0, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00D7, U+2010-2015, U+2018-201E, U+2026',
} as const;

const ALPHABETS = ['cyrillic', 'cyrillic-more', 'latin', 'latin-more'] as const;

export const FONT_FILES: readonly FontFile[] = [
  ...filesOf('cormorant', 'normal', { min: 500, max: 600 }, [...ALPHABETS, 'signs']),
  ...filesOf('cormorant', 'italic', { min: 500, max: 500 }, [...ALPHABETS, 'signs']),
  ...filesOf('golos-text', 'normal', { min: 400, max: 600 }, ALPHABETS),
];

/** The code points of a CSS `unicode-range`: each of its parts from the first to the last. */
export function codePointsOf(range: string): { readonly first: number; readonly last: number }[] {
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return parts.map(([, first = '', last = first]) => ({ first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }));
}

/** A pattern that finds the characters of a CSS `unicode-range`. */
export function charactersOf(range: string): RegExp {
  const escaped = (codePoint: number) => `\\u{${codePoint.toString(16)}}`;
  const parts = codePointsOf(range).map(({ first, last }) => `${escaped(first)}-${escaped(last)}`);
  return new RegExp(`[${parts.join('')}]`, 'u');
}

function filesOf(
  family: FontFile['family'],
  style: FontFile['style'],
  weights: FontFile['weights'],
  parts: readonly FontFile['part'][],
) {
  return parts.map((part) => ({ family, style, weights, part, file: `${family}-${part}-wght-${style}.woff2` }));
}
