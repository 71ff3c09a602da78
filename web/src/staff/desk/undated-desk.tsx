import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { undatedQuery } from './desk-queries.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { RitualDesk } from './ritual-desk.tsx';

/** The page of what is paid and has no day yet, because the customer has not planned it. Only a day has a sheet to print. */
export function UndatedDesk() {
  const { t } = useI18n();
  const query = useQuery(undatedQuery(useApi()));
  return (
    <div className="print:hidden">
      <DeskTabs isRitualOpened={useParams().order !== undefined} />
      <PanelHeading title={t('staff.undated')} text={t('staffDesk.undatedText')} />
      <RitualDesk
        query={query}
        listPlace="/desk/undated"
        placeOf={(key) => `/desk/undated/${key}`}
        empty={<Empty title={t('staffDesk.noneUndated')} text={t('staffDesk.noneUndatedText')} />}
      />
    </div>
  );
}
