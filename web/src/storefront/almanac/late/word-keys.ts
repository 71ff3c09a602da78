import type { MessageKey } from '../../../i18n/i18n.tsx';

/** Messages by what they speak of. */
export const CROSSING_WORDS = {
  sunrise: 'almanac.sunrise',
  sunset: 'almanac.sunset',
  moonrise: 'almanac.moonrise',
  moonset: 'almanac.moonset',
} as const;

export const ROW_WORDS = {
  tithis: 'almanac.row.tithis',
  nakshatras: 'almanac.row.nakshatras',
  karanas: 'almanac.row.karanas',
} as const;

/** What a named hour is for; more hours may come, of which nothing is said. */
export const HOUR_TEXTS: Readonly<Record<string, MessageKey>> = {
  brahma: 'almanac.hourText.brahma',
  abhijit: 'almanac.hourText.abhijit',
  vijaya: 'almanac.hourText.vijaya',
  godhuli: 'almanac.hourText.godhuli',
  amrita: 'almanac.hourText.amrita',
  rahu: 'almanac.hourText.rahu',
  yamaganda: 'almanac.hourText.yamaganda',
  gulika: 'almanac.hourText.gulika',
};

export const TERM_WORDS = {
  tithi: { name: 'almanac.term.tithi', short: 'almanac.termShort.tithi', text: 'almanac.termText.tithi' },
  nakshatra: { name: 'almanac.term.nakshatra', short: 'almanac.termShort.nakshatra', text: 'almanac.termText.nakshatra' },
  paksha: { name: 'almanac.term.paksha', short: 'almanac.termShort.paksha', text: 'almanac.termText.paksha' },
  karana: { name: 'almanac.term.karana', short: 'almanac.termShort.karana', text: 'almanac.termText.karana' },
  yoga: { name: 'almanac.term.yoga', short: 'almanac.termShort.yoga', text: 'almanac.termText.yoga' },
  muhurta: { name: 'almanac.term.muhurta', short: 'almanac.termShort.muhurta', text: 'almanac.termText.muhurta' },
  ekadashi: { name: 'almanac.term.ekadashi', short: 'almanac.termShort.ekadashi', text: 'almanac.termText.ekadashi' },
  sankalpa: { name: 'almanac.term.sankalpa', short: 'almanac.termShort.sankalpa', text: 'almanac.termText.sankalpa' },
} as const;
