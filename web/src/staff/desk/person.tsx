import { useI18n } from '../../i18n/i18n.tsx';
import { writeDate } from './days.ts';
import type { DeskPerson } from './desk-calls.ts';

/** What is known of a birth: '12 Mar 1984, 06:45, Yekaterinburg'. What is missing is said. */
export function Birth({ person: { birthDate, birthTime, timeUncertain, birthPlace } }: { person: DeskPerson }) {
  const { t, language } = useI18n();
  return (
    <>
      {birthDate ? t('staffDesk.born', { date: writeDate(birthDate, language) }) : <strong>{t('staffDesk.birthMissing')}</strong>}
      {birthTime && `, ${birthTime}`}
      {timeUncertain && ` (${t('staffDesk.timeUncertain')})`}
      {birthPlace && (
        <>
          {', '}
          <bdi>{birthPlace}</bdi>
        </>
      )}
    </>
  );
}
