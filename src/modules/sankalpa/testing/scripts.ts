import sanscript from '@indic-transliteration/sanscript';
import type { Scripts } from '../spell-name.ts';

// The package's types describe its one export wrongly.
const { t } = sanscript as unknown as { t(text: string, from: string, to: string): string };

/** As the adapter reads them. */
export const scripts: Scripts = {
  toDevanagari: (iast) => t(iast, 'iast', 'devanagari'),
  toIast: (devanagari) => t(devanagari, 'devanagari', 'iast'),
};
