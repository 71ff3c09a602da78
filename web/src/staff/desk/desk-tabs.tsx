import { Link, useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { usePanel } from '../kit/panel.tsx';

const TAB =
  'inline-flex min-h-10 items-center rounded-full px-4 pointer-coarse:min-h-11 aria-[current=page]:bg-surface aria-[current=page]:font-semibold';

/** The two lists of the desk. */
export function DeskTabs({ isRitualOpened }: { isRitualOpened: boolean }) {
  const { t } = useI18n();
  const { to } = usePanel();
  const isUndated = useLocation().pathname.startsWith(to('/desk/undated'));
  return (
    <nav
      aria-label={t('staff.desk')}
      className={classNames(
        'mb-3 inline-flex rounded-full border border-line bg-sunk p-0.5 text-sm',
        isRitualOpened && 'max-lg:hidden',
      )}
    >
      <Link to={to('/desk')} aria-current={isUndated ? undefined : 'page'} className={TAB}>
        {t('staffDesk.byDay')}
      </Link>
      <Link to={to('/desk/undated')} aria-current={isUndated ? 'page' : undefined} className={TAB}>
        {t('staffDesk.undated')}
      </Link>
    </nav>
  );
}
