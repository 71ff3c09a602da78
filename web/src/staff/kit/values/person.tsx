import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { starWords } from '../../../account/fields/star-words.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { writeTime } from './money-and-time.tsx';

export type Person = components['schemas']['DeskPerson'];

/** Tells people of a ritual apart. */
export function keyOf({ name, birthDate, birthTime }: Person): string {
  return [name, birthDate, birthTime].join(' ');
}

/** What is known of a birth: '12 Mar 1984, 06:45, Yekaterinburg'. What is missing or contradicts another is said. */
export function Birth({ person }: { person: Person }) {
  const { birthDate, birthTime, timeUncertain, birthPlace, contradicted } = person;
  const { t, language } = useI18n();
  return (
    <>
      {birthDate ? (
        t('staff.born', { date: writeTime(birthDate, 'day', language, 'UTC') })
      ) : (
        <strong>{t('staff.birthMissing')}</strong>
      )}
      {birthTime && `, ${birthTime}`}
      {timeUncertain && ` (${t('staff.timeUncertain')})`}
      {birthPlace && (
        <>
          {', '}
          <bdi>{birthPlace}</bdi>
        </>
      )}
      {contradicted && (
        <>
          {' · '}
          <strong>{t('staff.birthContradicted')}</strong>
        </>
      )}
    </>
  );
}

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

/** All that is known of a person but the name: the birth, and by which star and gotra they are named. */
export function PersonFacts({ person, className }: { person: Person; className?: string }) {
  return (
    <>
      <p className={classNames('wrap-anywhere', className)}>
        <Birth person={person} />
      </p>
      <p className="wrap-anywhere empty:hidden">
        <StarAndGotra person={person} />
      </p>
    </>
  );
}

export function StarAndGotra({ person }: { person: Named }) {
  const { t, language } = useI18n();
  return starAndGotra(person, t, language);
}
