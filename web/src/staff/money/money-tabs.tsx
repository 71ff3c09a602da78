import { useI18n } from '../../i18n/i18n.tsx';
import { SectionTabs } from '../kit/page/section-tabs.tsx';

/** The two lists of the section: what waits for a decision, and the refunds that are not over. */
export function MoneyTabs() {
  const { t } = useI18n();
  const toDecide = { place: '/money', text: t('staffMoney.toDecide') };
  const refunds = { place: '/money/refunds', text: t('staff.refunds') };
  return <SectionTabs label={t('staff.money')} tabs={[toDecide, refunds]} />;
}
