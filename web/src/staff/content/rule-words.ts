import type { MessageKey } from '../../i18n/i18n.tsx';
import type { Rule } from './rules-queries.ts';

/** What of a day a rule looks at. */
export const SUBJECT_WORDS: Readonly<Record<Rule['on'], MessageKey>> = {
  tithi: 'rules.tithi',
  nakshatra: 'rules.nakshatra',
  vara: 'rules.vara',
  yoga: 'rules.yoga',
  masa: 'rules.masa',
  adhika: 'rules.adhika',
  festival: 'rules.festival',
  karana: 'rules.karana',
  hour: 'rules.hour',
};

/** How the values of a rule are written. */
export const VALUE_HINTS: Readonly<Record<Rule['on'], MessageKey>> = {
  tithi: 'rules.tithiHint',
  nakshatra: 'rules.nakshatraHint',
  vara: 'rules.varaHint',
  yoga: 'rules.nakshatraHint',
  masa: 'rules.masaHint',
  adhika: 'rules.adhikaHint',
  festival: 'rules.festivalHint',
  karana: 'rules.karanaHint',
  hour: 'rules.hourHint',
};
