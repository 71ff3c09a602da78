import { useI18n } from '../../i18n/i18n.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';

/** The way from an order to the list of all. */
export function BackToList() {
  return <WayBack place="/orders" text={useI18n().t('staffOrders.back')} />;
}
