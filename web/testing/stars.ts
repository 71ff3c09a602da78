import type { OwnStar } from '../src/account/fields/star-words.ts';

/** Of somebody of whom nothing is known. */
export const NO_STAR: OwnStar = {
  source: null,
  nakshatra: null,
  pada: null,
  rashi: null,
  lagna: null,
  candidates: [],
  differs: false,
  place: null,
  lacks: 'date',
};

const hasta = { number: 13, name: 'Хаста', name_en: 'Hasta' };
const uttara = { number: 12, name: 'Уттара-Пхалгуни', name_en: 'Uttara Phalguni' };
const kanya = { number: 6, name: 'Канья', name_en: 'Kanya' };
const moscow = {
  city: 'moscow',
  name: 'Москва',
  name_en: 'Moscow',
  latitude: 55.76,
  longitude: 37.62,
  timeZone: 'Europe/Moscow',
};
const change = '2000-03-05T08:53:05.000Z';

/** Of a birth without a time, on a day in which the Moon went on from Uttara Phalguni to Hasta at 11:53. */
export const OPEN_STAR: OwnStar = {
  source: 'birth',
  nakshatra: null,
  pada: null,
  rashi: kanya,
  lagna: null,
  differs: false,
  lacks: null,
  place: moscow,
  candidates: [
    { nakshatra: uttara, pada: 4, rashi: kanya, lagna: null, from: '2000-03-04T21:00:00.000Z', to: change },
    { nakshatra: hasta, pada: 1, rashi: kanya, lagna: null, from: change, to: '2000-03-05T15:30:02.000Z' },
    { nakshatra: hasta, pada: 2, rashi: kanya, lagna: null, from: '2000-03-05T15:30:02.000Z', to: '2000-03-05T21:00:00.000Z' },
  ],
};

/** Of a birth at 11:53 of that day, in whose minute the Moon went on. */
export const TIMED_STAR: OwnStar = {
  ...OPEN_STAR,
  candidates: [
    { nakshatra: uttara, pada: 4, rashi: kanya, lagna: null, from: '2000-03-05T08:53:00.000Z', to: change },
    { nakshatra: hasta, pada: 1, rashi: kanya, lagna: null, from: change, to: '2000-03-05T08:54:00.000Z' },
  ],
};

/** What the family names, against the birth. */
export const FAMILY_STAR: OwnStar = {
  ...OPEN_STAR,
  source: 'family',
  nakshatra: { number: 4, name: 'Рохини', name_en: 'Rohini' },
  differs: true,
};
