import type { Bilingual } from '#kernel/language.ts';

/** The parts of a rite with which a shop begins, in their order; `ahutis` is how many a day usually has, 0 where none are counted. */
export const FIRST_PARTS: readonly {
  readonly id: string;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly ahutis: number;
}[] = [
  {
    id: 'sankalpa',
    ahutis: 0,
    name: { ru: 'Санкальпа', en: 'Sankalpa' },
    text: { ru: 'имена и намерение', en: 'names and intention' },
  },
  { id: 'avahana', ahutis: 0, name: { ru: 'Авахана', en: 'Avahana' }, text: { ru: 'призывание', en: 'invocation' } },
  {
    id: 'homa',
    ahutis: 108,
    name: { ru: 'Хома', en: 'Homa' },
    text: { ru: 'подношения огню', en: 'offerings into the fire' },
  },
  {
    id: 'purnahuti',
    ahutis: 0,
    name: { ru: 'Пурнахути', en: 'Purnahuti' },
    text: { ru: 'завершающее подношение', en: 'the concluding offering' },
  },
  {
    id: 'prasada',
    ahutis: 0,
    name: { ru: 'Прасада', en: 'Prasada' },
    text: { ru: 'роздана у огня', en: 'shared at the fire' },
  },
];
