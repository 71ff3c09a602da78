import { useI18n } from '../../i18n/i18n.tsx';
import { SectionTabs } from '../kit/page/section-tabs.tsx';
import { useWaiting } from '../kit/page/waiting.tsx';

/** The two lists of the section: what waits for a decision, and the refunds that are not over. */
export function MoneyTabs() {
  const { t } = useI18n();
  const toDecide = { place: '/money', text: t('staffMoney.toDecide'), count: useWaiting(['reviews', 'refundAsks']) };
  const refunds = { place: '/money/refunds', text: t('staff.refunds'), count: useWaiting(['refunds']) };
  return <SectionTabs label={t('staff.money')} tabs={[toDecide, refunds]} />;
}
