import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { readWords } from '../kit/lists/use-list-address.ts';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { useWaiting } from '../kit/page/waiting.tsx';
import type { Consultation } from './consultation.ts';
import { AnswerDialog, NoteDialog } from './request-dialogs.tsx';
import { Answered, Notes, RequestText } from './request-parts.tsx';

/** The states that the address can name. Without one the API answers the open requests, or all of them when words are sought. */
const STATES = ['answered', 'all'] as const;
type State = (typeof STATES)[number] | undefined;

/** The requests for a consultation: the staff call or write to the visitor, note what was said, and mark the request as answered. */
export default function ConsultationsPage() {
  const { t } = useI18n();
  const address = useViewedList('consultations', ['q', 'state'], { usualSort: '-date', sortable: ['date', 'status'] });
  const { values, set, sort, cursor } = address;
  const isSearched = values.q !== '';
  const state = STATES.find((known) => known === values.state);
  const query = { state, sort, q: readWords(values.q), cursor };
  const requests = useRows('/api/admin/consultations', { query }, { enabled: !address.isViewPending });
  const [requestToNote, setRequestToNote] = useState<Consultation>();
  // As it was when the dialog opened: when somebody has answered it since then, the shop refuses a second answer.
  const [requestToAnswer, setRequestToAnswer] = useState<Consultation>();
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
      {/* The state is chosen by the tabs, so only a search is a filter that can be cleared. */}
      <FilterBar
        address={{ ...address, isFiltered: isSearched, clear: () => set({ q: '' }) }}
        search={t('staffConsultations.search')}
      />
      <List
        label={t('staff.consultations')}
        query={requests}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('staffConsultations.who'),
            sort: { name: 'date', descendingFirst: true },
            cell: (request) => <RequestText request={request} />,
          },
          { title: t('staff.notes'), cell: (request) => <Notes request={request} onNote={setRequestToNote} /> },
          {
            title: t('staff.answer'),
            sort: { name: 'status' },
            cell: (request) => <Answered request={request} onAnswer={setRequestToAnswer} />,
          },
        ]}
        empty={<NoRequests isSearched={isSearched} state={state} />}
        address={address}
      />
      {requestToAnswer && <AnswerDialog request={requestToAnswer} onClose={() => setRequestToAnswer(undefined)} />}
      {requestToNote && <NoteDialog request={requestToNote} onClose={() => setRequestToNote(undefined)} />}
    </>
  );
}

function NoRequests({ isSearched, state }: { isSearched: boolean; state: State }) {
  const { t } = useI18n();
  if (isSearched) return <Empty title={t('staffConsultations.noneFound')} />;
  if (!state) return <Empty title={t('staffConsultations.noneOpen')} text={t('staffConsultations.noneOpenText')} />;
  return <Empty title={t(state === 'answered' ? 'staffConsultations.noneAnswered' : 'staffConsultations.noneAsked')} />;
}
