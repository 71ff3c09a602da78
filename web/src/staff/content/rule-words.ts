import type { MessageKey } from '../../i18n/i18n.tsx';
import type { RuleSubject } from './rules-queries.ts';

/** What a rule may look at. */
export const SUBJECTS = ['tithi', 'nakshatra', 'vara', 'yoga', 'masa', 'adhika', 'festival', 'karana', 'hour'] as const;

/** What must be known before values are chosen. */
export const VALUE_HINTS: Readonly<Partial<Record<RuleSubject, MessageKey>>> = {
  masa: 'rules.masaHint',
  karana: 'rules.hoursHint',
  hour: 'rules.hoursHint',
};
