import { useI18n } from '../../i18n/i18n.tsx';
import { SectionTabs } from '../kit/page/section-tabs.tsx';

/** The way between the settings. */
export function SettingsTabs() {
  const { t } = useI18n();
  const closedDays = { place: '/settings', text: t('staff.closedDays') };
  const others = [
    { place: '/settings/fire', text: t('staff.fire') },
    { place: '/settings/seller', text: t('frame.seller') },
  ];
  return <SectionTabs label={t('staff.settings')} tabs={[closedDays, ...others]} />;
}
