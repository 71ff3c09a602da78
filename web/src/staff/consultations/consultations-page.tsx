import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { useWaiting } from '../kit/page/waiting.tsx';
import type { Consultation } from './consultation.ts';
import { AnswerDialog, NoteDialog } from './request-dialogs.tsx';
import { Answered, Notes, RequestText } from './request-parts.tsx';

const STATES = ['answered', 'all'] as const;

/** Who asked for a consultation: call or write to them, note what was said, and mark the request as answered. */
export default function ConsultationsPage() {
  const { t } = useI18n();
  const address = useViewedList('consultations', ['q', 'state'], { own: '-date', by: ['date', 'status'] });
  const { sort, cursor } = address;
  const { q: words } = address.values;
  const state = STATES.find((one) => one === address.values.state);
  // Without a state it asks for the open ones, and for all when words are sought.
  const asked = { state, sort, q: words || undefined, cursor };
  const query = useRows('/api/admin/consultations', { query: asked }, { enabled: !address.isUnknown });
  const [noted, setNoted] = useState<Consultation>();
  const [answered, setAnswered] = useState<Consultation>();
  const isOpen = state === undefined && words === '';
  const noneAnswered = words ? 'staffConsultations.noneFound' : 'staffConsultations.noneAnswered';
  return (
    <>
      <PanelHeading title={t('staff.consultations')} text={t('staffConsultations.text')} />
      <ViewTabs
        standing={[
          { text: t('staffConsultations.stateOpen'), filters: {}, count: useWaiting(['consultations']) },
          { text: t('staffConsultations.stateAnswered'), filters: { state: 'answered' } },
          { text: t('staff.allRows'), filters: { state: 'all' } },
        ]}
        address={address}
      />
      <FilterBar address={{ ...address, isFiltered: words !== '' }} search={t('staffConsultations.search')} />
      <List
        label={t('staff.consultations')}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('staffConsultations.who'),
            sort: { name: 'date', falls: true },
            cell: (request) => <RequestText request={request} />,
          },
          { title: t('staff.notes'), cell: (request) => <Notes request={request} onNote={setNoted} /> },
          {
            title: t('staff.answer'),
            sort: { name: 'status' },
            cell: (request) => <Answered request={request} onAnswer={setAnswered} />,
          },
        ]}
        empty={
          <Empty
            title={t(isOpen ? 'staffConsultations.noneOpen' : noneAnswered)}
            text={isOpen ? t('staffConsultations.noneOpenText') : undefined}
          />
        }
        address={address}
      />
      {answered && <AnswerDialog request={answered} onClose={() => setAnswered(undefined)} />}
      {noted && <NoteDialog request={noted} onClose={() => setNoted(undefined)} />}
    </>
  );
}
