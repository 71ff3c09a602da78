import type { MessageKey, Translate } from '../../i18n/i18n.tsx';

const NAMES: Readonly<Record<string, MessageKey>> = {
  ritual: 'reading.tagRitual',
  yagya: 'reading.tagYagya',
  choice: 'reading.tagChoice',
  sankalpa: 'reading.tagSankalpa',
  preparation: 'reading.tagPreparation',
  offerings: 'reading.tagOfferings',
  etiquette: 'reading.tagEtiquette',
  calendar: 'reading.tagCalendar',
  nakshatra: 'reading.tagNakshatra',
  questions: 'reading.tagQuestions',
};

/** The name of a tag in the page's language; undefined for a tag without a name, which is not offered as a topic. */
export function tagName(tag: string, t: Translate): string | undefined {
  const key = Object.hasOwn(NAMES, tag) ? NAMES[tag] : undefined;
  return key && t(key);
}
