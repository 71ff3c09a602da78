import { Link } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import { formatDay } from '../../i18n/format.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { paths } from '../../paths.ts';
import type { OwnPostponement } from './own-postponement.ts';

type OwnRitual = OwnPostponement['rituals'][number];

/** How each ritual that has not begun gets another day, by the plan or by asking the shop, and until when. */
export function WaysToAnotherDay({ postponement: { rituals, freeFrom } }: { postponement: OwnPostponement }) {
  const { t, language } = useI18n();
  const movable = rituals.filter(({ moving }) => moving.way !== 'none');
  if (movable.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ul className="flex flex-col gap-2">
        {movable.map((ritual) => (
          <li key={ritual.position}>
            <bdi className="font-medium">{ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)}</bdi>:{' '}
            {wayWords(ritual, t, language)}
          </li>
        ))}
      </ul>
      {movable.some(({ moving }) => moving.way === 'plan') && (
        <p>
          {movable.some(({ moving }) => moving.until) && `${t('order.dayFrom', { day: formatDay(freeFrom, language) })} `}
          <Link to={paths.profile()} className="text-link">
            {t('order.dayToPlan')}
          </Link>
        </p>
      )}
    </div>
  );
}

function wayWords({ moving: { way, until, because } }: OwnRitual, t: Translate, language: Language): string {
  if (way === 'ask') return t(because === 'prepared' ? 'order.dayPrepared' : 'order.daySoon');
  return until ? t('order.dayUntil', { day: formatDay(until, language) }) : t('order.dayNotChosen');
}

/** Can the plan give this day to a ritual, when the shop need not be asked? Not to a ritual that has begun, or that has this day already. */
export const mayGetInPlan = ({ startDate, moving: { way } }: OwnRitual, day: string) => way === 'plan' && startDate !== day;

/** Must the shop be asked for this day? The plan moves a ritual to `freeFrom` or a later day only, and no ritual that has begun. */
export function mustAskFor({ startDate, moving: { way } }: OwnRitual, day: string, freeFrom: string): boolean {
  if (way === 'none' || startDate === null || startDate === day) return false;
  return way === 'ask' || day < freeFrom;
}
