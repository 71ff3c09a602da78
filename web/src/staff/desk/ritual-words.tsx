import { Check, Flame, Hourglass } from 'lucide-react';
import { textIn } from '../../api/bilingual.ts';
import { withDash } from '../../i18n/format.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { writeShortDay } from './days.ts';
import type { DeskOrder, DeskRow } from './desk-queries.ts';

/** The name of a ritual with how often it was ordered, and which of its days is shown: 'day 8 of 28', 'first day of 28', or 'Days: 28'. */
export function useRitualWords({ ritual }: DeskRow): { name: string; day: string } {
  const { t, language } = useI18n();
  const { quantity, day, days } = ritual;
  const ritualName = withDash(textIn(ritual, language)('name'));
  return {
    name: quantity > 1 ? `${ritualName} × ${quantity}` : ritualName,
    day: dayWords(day, days, t),
  };
}

function dayWords(day: number | null, days: number, t: Translate): string {
  if (day === null) return t('staffDesk.days', { days });
  if (day === 1) return t('staffDesk.firstDay', { days });
  return day === days ? t('staffDesk.lastDay', { days }) : t('staffDesk.dayOf', { day, days });
}

/** Whether a ritual has to begin, has begun or is performed, by word, colour and icon. */
export function RitualState({ row: { ritual } }: { row: DeskRow }) {
  const { t, language } = useI18n();
  const { startDate, begunAt, performedAt } = ritual;
  const { Icon, tone } = lookOf(ritual);
  const at = performedAt ?? begunAt;
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium text-xs ${tone}`}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span>
        {at && (
          <>
            {t(performedAt ? 'staffDesk.performed' : 'staffDesk.begun')} <Time at={at} />
          </>
        )}
        {!at && (startDate ? t('staffDesk.toBegin', { day: writeShortDay(startDate, language) }) : t('staffDesk.noDay'))}
      </span>
    </span>
  );
}

function lookOf({ begunAt, performedAt }: Pick<DeskRow['ritual'], 'begunAt' | 'performedAt'>) {
  if (performedAt) return { Icon: Check, tone: 'text-ok' };
  return begunAt ? { Icon: Flame, tone: 'text-info' } : { Icon: Hourglass, tone: 'text-gold-ink' };
}

/** Says that a ritual is not to be begun, because all money of its order is going back; nothing of any other. */
export function GoesBack({ row: { order, ritual } }: { row: DeskRow }) {
  const { t } = useI18n();
  return (
    !ritual.begunAt && order.allGoesBack && <span className="font-medium text-danger text-xs">{t('staffDesk.goesBack')}</span>
  );
}

/** Is somebody's day of birth missing, which the rite needs? */
export function lacksBirth({ people }: Pick<DeskOrder, 'people'>): boolean {
  return people.some(({ birthDate }) => birthDate === null);
}

/** Are there two different births of somebody? The rite needs to know which is right. */
export function hasContradictedBirth({ people }: Pick<DeskOrder, 'people'>): boolean {
  return people.some(({ contradicted }) => contradicted);
}
