import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { FilterBar, FilterChip } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { type Consultation, consultationsQuery } from './consultation.ts';
import { NoteDialog } from './note-dialog.tsx';
import { Answered, Asked, Notes } from './request-parts.tsx';

/** Who asked for a consultation: call or write to them, note what was said, and mark the request as answered. */
export default function ConsultationsPage() {
  const { t } = useI18n();
  const address = useListAddress(['state']);
  const state = address.values.state === 'answered' ? 'answered' : 'open';
  const query = useQuery({
    ...consultationsQuery(useApi(), { state, cursor: address.cursor }),
    placeholderData: keepPreviousData,
  });
  const [noted, setNoted] = useState<Consultation>();
  return (
    <>
      <PanelHeading title={t('staff.consultations')} text={t('staffConsultations.text')} />
      <FilterBar isFiltered={address.isFiltered} onClear={address.clear}>
        <FilterChip
          label={t('staff.state')}
          value={address.values.state}
          options={[{ value: 'answered', text: t('staffConsultations.stateAnswered') }]}
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
          { title: t('staff.answer'), cell: (request) => <Answered request={request} /> },
        ]}
        card={(request) => (
          <div className="flex flex-col gap-3">
            <Asked request={request} />
            <Notes request={request} onNote={setNoted} />
            <Answered request={request} />
          </div>
        )}
        empty={
          <Empty
            title={t(state === 'open' ? 'staffConsultations.noneOpen' : 'staffConsultations.noneAnswered')}
            text={state === 'open' ? t('staffConsultations.noneOpenText') : undefined}
          />
        }
        address={address}
      />
      {noted && <NoteDialog request={noted} onClose={() => setNoted(undefined)} />}
    </>
  );
}
