import type { Bilingual } from '#kernel/language.ts';

/** The nine taras, from 1, with what they are called after. */
export const TARAS: readonly { readonly name: Bilingual; readonly text: Bilingual }[] = [
  {
    name: { ru: 'Джанма', en: 'Janma' },
    text: {
      ru: 'Луна в вашей собственной звезде. Одни хранят этот день для молитвы, другие ничего в него не начинают',
      en: 'The Moon is in your own star. Some keep the day for prayer, others begin nothing on it',
    },
  },
  {
    name: { ru: 'Сампат', en: 'Sampat' },
    text: { ru: 'По счёту от вашей звезды это «достаток»', en: 'Counted from your star it is “plenty”' },
  },
  {
    name: { ru: 'Випат', en: 'Vipat' },
    text: { ru: 'По счёту от вашей звезды это «помеха»', en: 'Counted from your star it is “hindrance”' },
  },
  {
    name: { ru: 'Кшема', en: 'Kshema' },
    text: { ru: 'По счёту от вашей звезды это «благополучие»', en: 'Counted from your star it is “well-being”' },
  },
  {
    name: { ru: 'Пратьяри', en: 'Pratyari' },
    text: { ru: 'По счёту от вашей звезды это «противник»', en: 'Counted from your star it is “the opponent”' },
  },
  {
    name: { ru: 'Садхака', en: 'Sadhaka' },
    text: { ru: 'По счёту от вашей звезды это «свершение»', en: 'Counted from your star it is “fulfilment”' },
  },
  {
    name: { ru: 'Вадха', en: 'Vadha' },
    text: { ru: 'По счёту от вашей звезды это «препона»', en: 'Counted from your star it is “obstruction”' },
  },
  {
    name: { ru: 'Майтра', en: 'Maitra' },
    text: { ru: 'По счёту от вашей звезды это «друг»', en: 'Counted from your star it is “a friend”' },
  },
  {
    name: { ru: 'Атимайтра', en: 'Atimaitra' },
    text: { ru: 'По счёту от вашей звезды это «большой друг»', en: 'Counted from your star it is “a great friend”' },
  },
];

/** The Moon in this sign counted from that of the birth, from 1. */
export function moonFromBirth(number: number): Bilingual {
  if (number === 1) return { ru: 'Луна в том же раши, что при вашем рождении', en: 'The Moon is in the sign of your birth' };
  return {
    ru: `Луна в ${number}-м раши, считая от раши вашего рождения`,
    en: `The Moon is in the ${ordinal(number)} sign, counted from that of your birth`,
  };
}

/** Of a number from 2 to 12. */
const ordinal = (number: number) => `${number}${ENDINGS[number] ?? 'th'}`;

const ENDINGS: Readonly<Record<number, string>> = { 2: 'nd', 3: 'rd' };

export const OWN_DAY_SOURCE: Bilingual = {
  ru: '«Мухурта-чинтамани», глава 4, о движении планет',
  en: 'Muhurta Chintamani, chapter 4, on transits',
};
