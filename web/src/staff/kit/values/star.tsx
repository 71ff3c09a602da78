import type { Language } from '#kernel/language.ts';
import { starWords } from '../../../account/fields/star-words.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import type { Person } from './person.tsx';

type Named = Pick<Person, 'star' | 'gotra' | 'gotraUnknown'>;

/** By which star and gotra somebody is named at the fire: 'Hasta, pada 2 · Moon in Kanya · gotra Bharadvaja'. Empty when nothing is known. */
export function starAndGotra({ star, gotra, gotraUnknown }: Named, t: Translate, language: Language): string {
  const { nakshatra, signs, inLine } = starWords(star, t, language);
  const isOpen = star.source === 'birth' && !star.nakshatra;
  const parts = [
    nakshatra ?? (isOpen && t('staff.starPossible', { stars: inLine() })),
    signs,
    star.source === 'family' && t(star.differs ? 'staff.starOfFamilyDiffers' : 'staff.starOfFamily'),
    gotra ? t('staff.gotraIs', { gotra }) : gotraUnknown && t('staff.gotraUnknown'),
  ];
  return parts.filter(Boolean).join(' · ');
}

export function StarAndGotra({ person }: { person: Named }) {
  const { t, language } = useI18n();
  return starAndGotra(person, t, language);
}
