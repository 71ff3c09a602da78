import { useParams } from 'react-router-dom';
import { shortOrderId } from '#kernel/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { PageNeedsScript } from '../../page/support.tsx';

/** Without scripts the order of the page's address stays unknown: the beginning of its id tells the people who answer which one it is. */
export function OrderNeedsScript() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  return <PageNeedsScript>{t('order.needsScript', { number: shortOrderId(id) })}</PageNeedsScript>;
}
