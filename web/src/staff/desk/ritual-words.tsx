import { Check, Flame, Hourglass } from 'lucide-react';
import { dashed } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { writeShortDay } from './days.ts';
import type { DeskOrder, DeskRow } from './desk-calls.ts';

/** What a ritual is called, and which of its days is shown: 'Day 8 of 28', 'First day of 28'; empty without a day. */
export function useRitualWords({ ritual: { name, quantity, day, days } }: DeskRow): { name: string; day: string } {
  const { t, language } = useI18n();
  const called = `${dashed(name[language])}${quantity > 1 ? ` × ${quantity}` : ''}`;
  if (day === null) return { name: called, day: t('staffDesk.days', { days }) };
  if (day === 1) return { name: called, day: t('staffDesk.firstDay', { days }) };
  return { name: called, day: day === days ? t('staffDesk.lastDay', { days }) : t('staffDesk.dayOf', { day, days }) };
}

/** Where a ritual stands, by word, colour and icon. */
export function RitualState({ row: { ritual } }: { row: DeskRow }) {
  const { t, language } = useI18n();
  const { startDate, begunAt, performedAt } = ritual;
  const { Icon, tone } = lookOf(ritual);
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium text-xs ${tone}`}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span>
        {performedAt && (
          <>
            {t('staffDesk.performed')} <Time at={performedAt} />
          </>
        )}
        {!performedAt && begunAt && (
          <>
            {t('staffDesk.begun')} <Time at={begunAt} />
          </>
        )}
        {!begunAt && !startDate && t('staffDesk.noDay')}
        {!begunAt && startDate && t('staffDesk.toBegin', { day: writeShortDay(startDate, language) })}
      </span>
    </span>
  );
}

function lookOf({ begunAt, performedAt }: Pick<DeskRow['ritual'], 'begunAt' | 'performedAt'>) {
  if (performedAt) return { Icon: Check, tone: 'text-ok' };
  return begunAt ? { Icon: Flame, tone: 'text-info' } : { Icon: Hourglass, tone: 'text-gold-ink' };
}

/** Somebody's day of birth is missing, which the rite needs. */
export function lacksBirth({ people }: Pick<DeskOrder, 'people'>): boolean {
  return people.some(({ birthDate }) => birthDate === null);
}

/** Of somebody there are two births, and the rite needs to know which. */
export function isUnclear({ people }: Pick<DeskOrder, 'people'>): boolean {
  return people.some(({ contradicted }) => contradicted);
}
