import type { components } from '#contract';
import { useI18n } from '../../../i18n/i18n.tsx';
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
