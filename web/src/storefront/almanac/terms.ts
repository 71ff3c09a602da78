/** The terms of a day that the almanac explains, each with the slug of the article about it. The shop may lack the article. */
export const TERMS = [
  { term: 'tithi', article: 'tithi' },
  { term: 'nakshatra', article: 'nakshatras' },
  { term: 'paksha', article: 'paksha' },
  { term: 'karana', article: 'panchanga' },
  { term: 'yoga', article: 'panchanga' },
  { term: 'muhurta', article: 'muhurta' },
  { term: 'ekadashi', article: 'ekadashi' },
  { term: 'sankalpa', article: 'sankalpa-date' },
] as const;

export type Term = (typeof TERMS)[number]['term'];
