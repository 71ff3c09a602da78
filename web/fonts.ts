import plugin from 'tailwindcss/plugin';
import { FALLBACKS } from './fallback-fonts.ts';
import { FONT_FILES, type FontFile, PARTS } from './font-files.ts';

const NAMES = { cormorant: 'Cormorant Variable', 'golos-text': 'Golos Text Variable' };

/** Adds the `@font-face` rules of the shop's fonts and of their fallbacks to the style sheet. */
export default plugin(({ addBase }) => {
  addBase({ '@font-face': [...FONT_FILES.map(faceOf), ...FALLBACKS.flatMap(fallbackFaces)] });
});

/**
 * A font that is not there when the page is drawn is kept for the next page: no text ever moves, whatever fonts a machine has. The fonts
 * of the first screen are fetched before the page is drawn (`page-assets.ts`), so that a usual line shows them at once.
 */
function faceOf({ family, style, weights, part, file }: FontFile) {
  return {
    'font-family': `"${part === 'signs' ? 'Cormorant Signs' : NAMES[family]}"`,
    'font-style': style,
    'font-weight': `${weights.min} ${weights.max}`,
    'font-display': 'optional',
    src: `url("./fonts/${file}") format("woff2")`,
    'unicode-range': PARTS[part],
  };
}

function fallbackFaces({ family, style, fonts, latin, cyrillic }: (typeof FALLBACKS)[number]) {
  const face = ([size, ascent, descent]: readonly [number, number, number], letters: string) => ({
    'font-family': `"${family}"`,
    'font-style': style,
    src: fonts.map((font) => `local("${font}")`).join(', '),
    'size-adjust': `${size}%`,
    'ascent-override': `${ascent}%`,
    'descent-override': `${descent}%`,
    'line-gap-override': '0%',
    'unicode-range': letters,
  });
  return [face(latin, 'U+0000-00FF, U+2000-206F'), face(cyrillic, 'U+0301, U+0400-045F, U+2116')];
}
