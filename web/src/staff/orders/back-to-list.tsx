import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/panel.tsx';

/** The way from an order to the list of all. */
export function BackToList() {
  const { t } = useI18n();
  const { to } = usePanel();
  return (
    <Link to={to('/orders')} className="mb-2 inline-flex min-h-11 items-center gap-1 text-accent text-sm">
      <ChevronLeft size={16} aria-hidden="true" />
      {t('staffOrders.back')}
    </Link>
  );
}
