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

/** What must be known before values are chosen. */
export const VALUE_HINTS: Readonly<Partial<Record<Rule['on'], MessageKey>>> = {
  masa: 'rules.masaHint',
  karana: 'rules.hoursHint',
  hour: 'rules.hoursHint',
};
