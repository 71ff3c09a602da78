import { Link } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { paths } from '../../paths.ts';
import type { RitualPlan } from '../queries.ts';

type Stayed = RitualPlan['stayed'][number];

const WHY: Record<Stayed['why'], MessageKey> = {
  begun: 'account.stayedBegun',
  prepared: 'order.dayPrepared',
  soon: 'order.daySoon',
  new_day_soon: 'account.stayedNewDaySoon',
  day_over: 'account.stayedDayOver',
};

/** After saving: which rituals kept their day and why, where the shop is asked for another, and which requests have ended. */
export function StayedRituals({ plan: { stayed, withdrawn, freeFrom } }: { plan: RitualPlan }) {
  const { t, language } = useI18n();
  if (stayed.length === 0 && withdrawn.length === 0) return null;
  return (
    <div role="status" className="mt-3 flex flex-col gap-2 rounded-field bg-gold-soft px-4 py-3 text-gold-ink text-sm">
      {stayed.length > 0 && <p className="font-semibold">{t('account.stayed')}</p>}
      <ul className="flex flex-col gap-2">
        {stayed.map((ritual) => (
          <li key={`${ritual.orderId} ${ritual.position}`}>
            <bdi>{ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)}</bdi>
            {ritual.startDate && `, ${formatDay(ritual.startDate, language)}`}:{' '}
            {t(WHY[ritual.why], { day: formatDay(freeFrom, language) })}{' '}
            {mayAskShop(ritual.why) && (
              <Link to={paths.order(ritual.orderId)} className="text-link">
                {t('account.stayedAsk')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {withdrawn.length > 0 && <p>{t('account.wishWithdrawn')}</p>}
    </div>
  );
}

const mayAskShop = (why: Stayed['why']) => why === 'prepared' || why === 'soon' || why === 'new_day_soon';
