import { useParams } from 'react-router-dom';
import { orderNumber } from '#kernel/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { PageNeedsScript } from '../../page/support.tsx';

/** Without scripts the order of the page's address stays unknown: its number tells the people who answer which one it is. */
export function OrderNeedsScript() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  return <PageNeedsScript>{t('order.needsScript', { number: orderNumber(id) })}</PageNeedsScript>;
}
