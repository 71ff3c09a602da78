import { useI18n } from '../../i18n/i18n.tsx';
import { SectionTabs } from '../kit/page/section-tabs.tsx';

export function SettingsTabs() {
  const { t } = useI18n();
  return (
    <SectionTabs
      label={t('staff.settings')}
      tabs={[
        { place: '/settings', text: t('staff.closedDays') },
        { place: '/settings/fire', text: t('staff.fire') },
        { place: '/settings/seller', text: t('frame.seller') },
      ]}
    />
  );
}
