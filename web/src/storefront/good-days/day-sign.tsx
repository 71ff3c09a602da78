import { CircleMinus, SquareEqual, SquareX } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GOOD_SIGNS, type Sign, SignIcon } from './good-sign.tsx';
import type { JudgedDay } from './queries.ts';

/** What a day is to whoever chooses one: how good the almanac finds it, or why no ritual can begin on it; `out` is past or too far ahead. */
export type DaySort = JudgedDay['quality'] | 'out' | 'closed' | 'full';

/** Can no ritual begin on such a day? It is past or too far ahead, closed, or has no room left. */
export const isShut = (sort: DaySort): boolean => sort === 'out' || sort === 'closed' || sort === 'full';

const SIGNS: Partial<Record<DaySort, Sign>> = {
  ...GOOD_SIGNS,
  weak: { Icon: CircleMinus, colorClass: 'text-muted' },
  closed: { Icon: SquareX, colorClass: 'text-muted' },
  full: { Icon: SquareEqual, colorClass: 'text-muted' },
};

/** The sign of a day, with a shape for each sort; one that is ordinary, past or too far ahead has none. Words stand beside it. */
export function DaySign({ sort, size = 18 }: { sort: DaySort; size?: number }) {
  const sign = SIGNS[sort];
  return sign && <SignIcon sign={sign} size={size} />;
}

/** What the signs mean. */
export function Signs({ className }: { className?: string }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('calendar.signs')} className={classNames('flex flex-wrap gap-x-5 gap-y-1.5 text-sm', className)}>
      {(['best', 'good', 'weak', 'closed', 'full'] as const).map((sort) => (
        <li key={sort} className="flex items-center gap-1.5">
          <DaySign sort={sort} />
          {t(sort === 'weak' ? 'calendar.weakOpen' : `calendar.sort.${sort}`)}
        </li>
      ))}
      <li className="text-muted">{t('calendar.noSign')}</li>
    </ul>
  );
}
