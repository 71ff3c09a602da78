import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { formatDay, formatWeeks, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { InvitedLines } from '../../ui/late/invited-lines.tsx';
import type { RitualPlan } from '../queries.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { isUndated } from './plan-values.ts';

/** The saved plan: the days of each ritual, the wishes, the participants and the calendar's address. */
export function PlanSummary({ plan }: { plan: RitualPlan }) {
  const { t, language } = useI18n();
  return (
    <div className="mt-2 flex flex-col gap-5">
      <dl className="grid gap-y-4">
        <div>
          <dt className="text-muted text-sm">{t('account.planStart')}</dt>
          <dd className="font-heading font-semibold text-2xl lining-nums">{formatDay(plan.startDate, language)}</dd>
        </div>
        {plan.specialWishes && <TextRow label={t('account.planWishes')} text={plan.specialWishes} />}
        {(plan.participants || plan.invited.length > 0) && (
          <TextRow label={t('account.planParticipants')} text={plan.participants}>
            <InvitedLines invited={plan.invited} />
          </TextRow>
        )}
      </dl>
      <LineLink to={paths.people()} className="-my-3 self-start">
        {t('account.toPeople')}
      </LineLink>
      <div>
        <h3 className="font-normal font-sans text-muted text-sm">{t('common.rituals')}</h3>
        <ul>
          {plan.rituals.map((ritual) => (
            <li key={`${ritual.orderId} ${ritual.position}`} className="border-line border-b py-2.5 last:border-b-0">
              <p className="font-semibold">
                {ritual.quantity > 1 && `${ritual.quantity} × `}
                <bdi className="wrap-anywhere">{withDash(textIn(ritual, language)('name'))}</bdi>{' '}
                <span className="whitespace-nowrap font-normal text-muted text-sm">· {formatWeeks(ritual.weeks, language)}</span>
              </p>
              <p className="text-sm">
                {isUndated(ritual)
                  ? t('account.planNoDay')
                  : t('order.itemDays', {
                      start: formatDay(ritual.startDate, language),
                      end: formatDay(ritual.endDate, language),
                    })}
              </p>
              <WayToMove ritual={ritual} />
            </li>
          ))}
        </ul>
      </div>
      <LineLink to={paths.sankalpa()}>{t('account.toSankalpa')}</LineLink>
      <CalendarFeed plan={plan} />
    </div>
  );
}

type PlannedRitual = RitualPlan['rituals'][number];

/** How the ritual gets another day, and until when. */
function WayToMove({ ritual: { orderId, moving } }: { ritual: PlannedRitual }) {
  const { t, language } = useI18n();
  const { way, until, because } = moving;
  if (way === 'none') return null;
  if (way === 'plan')
    return until && <p className="text-muted text-sm">{t('account.dayUntil', { day: formatDay(until, language) })}</p>;
  return (
    // The words go on after the name of a ritual elsewhere.
    <p className="text-muted text-sm first-letter:uppercase">
      {t(because === 'prepared' ? 'order.dayPrepared' : 'order.daySoon')}{' '}
      <Link to={paths.order(orderId)} className="text-link">
        {t('account.stayedAsk')}
      </Link>
    </p>
  );
}

function TextRow({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="whitespace-pre-line break-words">
        <bdi>{text}</bdi>
        {children}
      </dd>
    </div>
  );
}
