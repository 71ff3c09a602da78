import { useParams } from 'react-router-dom';
import { shortOrderId } from '#kernel/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { PageNeedsScript } from '../../page/support.tsx';

/** Shown only without JavaScript, when the order is not loaded. The beginning of its id tells the shop's people which order it is. */
export function OrderNeedsScript() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  return <PageNeedsScript>{t('order.needsScript', { number: shortOrderId(id) })}</PageNeedsScript>;
}
