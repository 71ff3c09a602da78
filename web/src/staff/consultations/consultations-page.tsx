import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { FilterBar, FilterChip, SearchField } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { type Consultation, consultationsQuery } from './consultation.ts';
import { NoteDialog } from './note-dialog.tsx';
import { Answered, Asked, Notes } from './request-parts.tsx';

const STATES = ['answered', 'all'] as const;

/** Who asked for a consultation: call or write to them, note what was said, and mark the request as answered. */
export default function ConsultationsPage() {
  const { t } = useI18n();
  const address = useListAddress(['q', 'state']);
  const { q: words } = address.values;
  const state = STATES.find((one) => one === address.values.state);
  const query = useQuery({
    ...consultationsQuery(useApi(), { state, words, cursor: address.cursor }),
    placeholderData: keepPreviousData,
  });
  const [noted, setNoted] = useState<Consultation>();
  const [answered, setAnswered] = useState<Consultation>();
  const isOpen = state === undefined && words === '';
  return (
    <>
      <PanelHeading title={t('staff.consultations')} text={t('staffConsultations.text')} />
      <FilterBar
        isFiltered={address.isFiltered}
        onClear={address.clear}
        search={
          <SearchField
            label={t('staffConsultations.search')}
            value={words}
            onSearch={(q) => address.set({ q }, { typing: true })}
          />
        }
      >
        <FilterChip
          label={t('staff.state')}
          value={address.values.state}
          options={[
            { value: 'answered', text: t('staffConsultations.stateAnswered') },
            { value: 'all', text: t('staffConsultations.stateAll') },
          ]}
          onChange={(value) => address.set({ state: value })}
        />
      </FilterBar>
      <List
        label={t('staff.consultations')}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          { title: t('staffConsultations.who'), cell: (request) => <Asked request={request} /> },
          { title: t('staffConsultations.notes'), cell: (request) => <Notes request={request} onNote={setNoted} /> },
          { title: t('staff.answer'), cell: (request) => <Answered request={request} onAnswer={setAnswered} /> },
        ]}
        card={(request) => (
          <div className="flex flex-col gap-3">
            <Asked request={request} />
            <Notes request={request} onNote={setNoted} />
            <Answered request={request} onAnswer={setAnswered} />
          </div>
        )}
        empty={
          <Empty
            title={t(
              isOpen ? 'staffConsultations.noneOpen' : words ? 'staffConsultations.noneFound' : 'staffConsultations.noneAnswered',
            )}
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
