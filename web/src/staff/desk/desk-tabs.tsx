import { useI18n } from '../../i18n/i18n.tsx';
import { SectionTabs } from '../kit/page/section-tabs.tsx';

/** The two lists of the desk. */
export function DeskTabs({ isRitualOpened }: { isRitualOpened: boolean }) {
  const { t } = useI18n();
  const byDay = { place: '/desk', text: t('staffDesk.byDay') };
  const undated = { place: '/desk/undated', text: t('staff.undated') };
  return <SectionTabs label={t('staff.desk')} tabs={[byDay, undated]} className={isRitualOpened ? 'max-lg:hidden' : undefined} />;
}
