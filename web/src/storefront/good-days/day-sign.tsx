import { CircleCheck, CircleMinus, Flower, type LucideIcon, SquareEqual, SquareX } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { GoodDay } from './queries.ts';

/** What a day is to who chooses one. That no ritual can begin on it says more than what the almanac thinks of it. */
export type DaySort = GoodDay['quality'] | 'out' | 'closed' | 'full';

const SIGNS: Partial<Record<DaySort, { readonly Icon: LucideIcon; readonly color: string }>> = {
  best: { Icon: Flower, color: 'text-accent' },
  good: { Icon: CircleCheck, color: 'text-ok' },
  weak: { Icon: CircleMinus, color: 'text-muted' },
  closed: { Icon: SquareX, color: 'text-muted' },
  full: { Icon: SquareEqual, color: 'text-muted' },
};

/** The sign of a day, another shape for each sort; an ordinary day has none. Words stand beside it. */
export function DaySign({ sort, size = 18 }: { sort: DaySort; size?: number }) {
  const sign = SIGNS[sort];
  return sign ? <sign.Icon size={size} aria-hidden="true" className={`shrink-0 ${sign.color}`} /> : null;
}

/** What the signs mean. */
export function Signs({ className }: { className?: string }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('days.signs')} className={classNames('flex flex-wrap gap-x-5 gap-y-1.5 text-sm', className)}>
      {(['best', 'good', 'weak', 'closed', 'full'] as const).map((sort) => (
        <li key={sort} className="flex items-center gap-1.5">
          <DaySign sort={sort} />
          {t(sort === 'weak' ? 'days.weakOpen' : `days.sort.${sort}`)}
        </li>
      ))}
      <li className="text-muted">{t('days.noSign')}</li>
    </ul>
  );
}
