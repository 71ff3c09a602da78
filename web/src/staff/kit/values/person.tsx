import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { starWords } from '../../../account/fields/star-words.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { writeTime } from './money-and-time.tsx';

type Person = components['schemas']['DeskPerson'];

/** A key that tells somebody from the other `people` of a ritual; equal ones, such as an invited person whom the plan names too, are counted. */
export function personKey(person: Person, place: number, people: readonly Person[]): string {
  const equalBefore = people.slice(0, place).filter((other) => nameAndBirth(other) === nameAndBirth(person));
  return `${nameAndBirth(person)} ${equalBefore.length}`;
}

const nameAndBirth = ({ name, birthDate, birthTime }: Person) => [name, birthDate, birthTime].join(' ');

/** What is known of a birth: 'born 12 Mar 1984, 06:45, Yekaterinburg', and whether something is missing or contradicts other data. */
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
  const parts: string[] = [];
  if (nakshatra) parts.push(nakshatra);
  // The birth alone leaves more than one star possible.
  else if (star.source === 'birth' && !star.nakshatra) parts.push(t('staff.starPossible', { stars: inLine() }));
  if (signs) parts.push(signs);
  if (star.source === 'family') parts.push(t(star.differs ? 'staff.starOfFamilyDiffers' : 'staff.starOfFamily'));
  if (gotra) parts.push(t('staff.gotraIs', { gotra }));
  else if (gotraUnknown) parts.push(t('staff.gotraUnknown'));
  return parts.join(' · ');
}

/** What is known of a person beside the name: the birth, the star and the gotra. */
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
