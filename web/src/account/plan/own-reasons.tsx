import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { timeThere } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { datesOf } from '../../storefront/good-days/calendar.ts';
import type { CustomerProfile } from '../queries.ts';

type Reason = components['schemas']['OwnReason'];

/** A day of the years 2000 to 2100, each of which the almanac knows. While somebody types a year, the field holds days of other years. */
const DAY_OF_ALMANAC = /^(20\d\d|2100)-\d{2}-\d{2}$/;
const SIDE_MARKS = { for: '+', against: '−', neutral: '·' } as const;

/**
 * What the chosen day (YYYY-MM-DD) is to the customer's own star of birth; without a star, what is needed for it. Nothing where the day cannot be
 * told: it is advice alone.
 */
export function OwnReasons({ profile, day }: { profile: CustomerProfile; day: string }) {
  const { t, language } = useI18n();
  const isKnown = profile.star.nakshatra !== null || profile.star.rashi !== null;
  const { data } = useQuery({
    ...ownDaysQuery(useApi(), profile, day.slice(0, 7)),
    enabled: isKnown && DAY_OF_ALMANAC.test(day),
  });
  if (!isKnown) return <p className="text-muted text-sm">{t('account.starDayNeedsStar')}</p>;
  const judged = data?.days.get(day);
  if (!data || !judged) return null;
  const { tara, chandra } = judged;
  const { moment } = timeThere(data.place.timeZone, language);
  const taraReason = tara && { ...tara, name: t('account.starDayTara', { name: textIn(tara, language)('name') }) };
  const chandraReason = chandra && { ...chandra, name: t('account.starDayChandra') };
  const reasons = [taraReason, chandraReason].filter((reason) => reason !== null);
  return (
    <section aria-label={t('account.starDay')} className="rounded-field bg-sunk px-4 py-3">
      <h3 className="font-sans font-semibold text-sm">{t('account.starDay')}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.name} className="flex gap-3 border-line py-2 not-last:border-b">
            <span aria-hidden="true">{SIDE_MARKS[reason.side]}</span>
            <span>
              <span className="font-medium">{reason.name}</span>
              {': '}
              {t(`account.starDay.${reason.side}`)}. {textIn<Reason>(reason, language)('text')}.
              {reason.until && ` ${t('account.starDayUntil', { time: moment(reason.until, day) })}`}
              <cite className="block text-muted text-sm not-italic">{textIn<Reason>(reason, language)('source')}</cite>
            </span>
          </li>
        ))}
      </ul>
      {!tara && <p className="text-muted text-sm">{t('account.starDayUnsure')}</p>}
    </section>
  );
}

/** The days of a month (YYYY-MM) as they are to the customer's star. */
function ownDaysQuery(api: Api, { id, star }: CustomerProfile, month: string) {
  return queryOptions({
    queryKey: ['/api/customer-profiles', id, 'days', month, star.nakshatra?.number, star.rashi?.number],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { from: `${month}-01`, days: datesOf(month).length } };
      const { place, items } = await dataOf(api.GET('/api/customer-profiles/{id}/days', { params, signal }));
      return { place, days: new Map(items.map((day) => [day.date, day])) };
    },
  });
}
