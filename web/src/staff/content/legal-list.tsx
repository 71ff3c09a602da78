import { useI18n } from '../../i18n/i18n.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { LEGAL } from './legal-calls.ts';
import { KindTabs, TextList } from './text-list.tsx';

/** Every legal text; none comes or goes. */
export function LegalList() {
  const { t } = useI18n();
  const texts = useAnswer(LEGAL);
  return (
    <>
      <PanelHeading title={t('staff.legalTexts')} text={t('content.legalText')} />
      <KindTabs />
      <TextList label={t('staff.legalTexts')} query={texts} placeOf={({ id }) => `/content/legal/${id}`} />
    </>
  );
}
