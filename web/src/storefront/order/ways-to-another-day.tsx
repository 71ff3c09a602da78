import { Link } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { formatDay } from '../../i18n/format.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { paths } from '../../paths.ts';
import type { OwnPostponement } from './own-postponement.ts';

type OwnRitual = OwnPostponement['rituals'][number];

/** How each ritual of an own order that has not begun gets another day, and until when; always exactly one way. */
export function WaysToAnotherDay({ own: { rituals, freeFrom } }: { own: OwnPostponement }) {
  const { t, language } = useI18n();
  const open = rituals.filter(({ moving }) => moving.way !== 'none');
  if (open.length === 0) return null;
  const day = (text: string) => formatDay(text, language);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ul className="flex flex-col gap-2">
        {open.map((ritual) => (
          <li key={ritual.position}>
            <bdi className="font-medium">{ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)}</bdi>:{' '}
            {sayWay(ritual, t, day)}
          </li>
        ))}
      </ul>
      {open.some(({ moving }) => moving.way === 'plan') && (
        <p>
          <Link to={paths.profile()} className="text-link">
            {t('order.dayToPlan')}
          </Link>
          {open.some(({ moving }) => moving.until) && ` ${t('order.dayFrom', { day: day(freeFrom) })}`}
        </p>
      )}
    </div>
  );
}

function sayWay({ moving: { way, until, because } }: OwnRitual, t: Translate, day: (text: string) => string): string {
  if (way === 'ask') return t(because === 'prepared' ? 'order.dayPrepared' : 'order.daySoon');
  return until ? t('order.dayUntil', { day: day(until) }) : t('order.dayFirst');
}

/** A day that the shop must be asked for: the plan does not give it. */
export function mustAsk({ startDate, moving: { way, until } }: OwnRitual, day: string, freeFrom: string): boolean {
  if (startDate === null || startDate === day) return false;
  return way === 'ask' || (until !== null && day < freeFrom);
}
