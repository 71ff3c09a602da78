import type { Bilingual } from '#kernel/language.ts';

interface Tara {
  readonly name: Bilingual;
  readonly text: Bilingual;
}

/** A tara with its name, and with what it is called after. */
function tara(name: Bilingual, { ru, en }: Bilingual): Tara {
  return { name, text: { ru: `По счёту от вашей звезды это «${ru}»`, en: `Counted from your star it is “${en}”` } };
}

/** The nine taras, from 1, with what they are called after. */
export const TARAS: readonly Tara[] = [
  {
    name: { ru: 'Джанма', en: 'Janma' },
    text: {
      ru: 'Луна в вашей собственной звезде. Одни хранят этот день для молитвы, другие ничего в него не начинают',
      en: 'The Moon is in your own star. Some keep the day for prayer, others begin nothing on it',
    },
  },
  tara({ ru: 'Сампат', en: 'Sampat' }, { ru: 'достаток', en: 'plenty' }),
  tara({ ru: 'Випат', en: 'Vipat' }, { ru: 'помеха', en: 'hindrance' }),
  tara({ ru: 'Кшема', en: 'Kshema' }, { ru: 'благополучие', en: 'well-being' }),
  tara({ ru: 'Пратьяри', en: 'Pratyari' }, { ru: 'противник', en: 'the opponent' }),
  tara({ ru: 'Садхака', en: 'Sadhaka' }, { ru: 'свершение', en: 'fulfilment' }),
  tara({ ru: 'Вадха', en: 'Vadha' }, { ru: 'препона', en: 'obstruction' }),
  tara({ ru: 'Майтра', en: 'Maitra' }, { ru: 'друг', en: 'a friend' }),
  tara({ ru: 'Атимайтра', en: 'Atimaitra' }, { ru: 'большой друг', en: 'a great friend' }),
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
