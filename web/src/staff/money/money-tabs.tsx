import { Link, useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/panel.tsx';

const TAB =
  'inline-flex min-h-10 items-center rounded-full px-4 pointer-coarse:min-h-11 aria-[current=page]:bg-surface aria-[current=page]:font-semibold';

/** The two lists of the section: what waits for a decision, and the refunds that are not over. */
export function MoneyTabs() {
  const { t } = useI18n();
  const { to } = usePanel();
  const isRefunds = useLocation().pathname.startsWith(to('/money/refunds'));
  return (
    <nav aria-label={t('staff.money')} className="mb-3 inline-flex rounded-full border border-line bg-sunk p-0.5 text-sm">
      <Link to={to('/money')} aria-current={isRefunds ? undefined : 'page'} className={TAB}>
        {t('staffRefunds.toDecide')}
      </Link>
      <Link to={to('/money/refunds')} aria-current={isRefunds ? 'page' : undefined} className={TAB}>
        {t('staffMoney.refunds')}
      </Link>
    </nav>
  );
}
