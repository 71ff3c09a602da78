import { useI18n } from '../../i18n/i18n.tsx';
import { SectionTabs } from '../kit/page/section-tabs.tsx';

/** Links to the pages of the desk. On a phone an opened ritual hides them. */
export function DeskTabs({ isRitualOpened }: { isRitualOpened: boolean }) {
  const { t } = useI18n();
  const byDay = { place: '/desk', text: t('staffDesk.byDay') };
  const week = { place: '/desk/week', text: t('staffDesk.week') };
  const undated = { place: '/desk/undated', text: t('staff.undated') };
  return (
    <SectionTabs label={t('staff.desk')} tabs={[byDay, week, undated]} className={isRitualOpened ? 'max-lg:hidden' : undefined} />
  );
}
