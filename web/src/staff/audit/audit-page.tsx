import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { DayField, FilterBar, FilterChip, SetFilter } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/time.tsx';
import { useActionWords } from '../kit/values/use-action-words.ts';
import { ChangedFields } from './changed-fields.tsx';
import { SUBJECT_WORDS } from './field-words.ts';
import { shortId } from './use-field-values.ts';

type LoggedAction = components['schemas']['LoggedAction'];

const FILTERS = ['person', 'area', 'subjectKind', 'subjectId', 'from', 'to'] as const;
type Filters = Record<(typeof FILTERS)[number], string>;
const PAGE = 50;

function actionsQuery(api: Api, filters: Filters, cursor: string | undefined) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<Filters>;
  return {
    queryKey: ['/api/admin/audit', given, cursor],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataOf(api.GET('/api/admin/audit', { params: { query: { ...given, ...(cursor && { cursor }), limit: PAGE } }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  };
}

/** What the staff did: who, what, to what, with the fields before and after. */
export default function AuditPage() {
  const { t } = useI18n();
  const { to } = usePanel();
  const { areas, wordOf, roleOf } = useActionWords();
  const address = useListAddress(FILTERS);
  const { values, set } = address;
  const actions = useQuery(actionsQuery(useApi(), values, address.cursor));
  const cell = (action: LoggedAction) => <Action action={action} word={wordOf(action.action)} />;
  const whoOf = ({ person }: LoggedAction) => (
    <Link to={to(`/audit?person=${person.id}`)} className="hover:text-accent">
      <span className="block wrap-anywhere font-medium">
        {person.email ?? t(person.id === MACHINE ? 'audit.machine' : 'audit.goneAccount')}
      </span>
      <span className="text-muted text-xs">{roleOf(person.role)}</span>
    </Link>
  );
  return (
    <>
      <PanelHeading title={t('staff.audit')} text={t('audit.text')} />
      <FilterBar isFiltered={address.isFiltered} onClear={address.clear}>
        <FilterChip label={t('audit.area')} value={values.area} options={areas} onChange={(area) => set({ area })} />
        <DayField label={t('staff.from')} value={values.from} onChange={(from) => set({ from })} />
        <DayField label={t('staff.to')} value={values.to} onChange={(day) => set({ to: day })} />
        {values.person && (
          <SetFilter
            label={t('staff.who')}
            value={nameIn(actions.data?.items, values.person)}
            onClear={() => set({ person: '' })}
          />
        )}
        {values.subjectId && (
          <SetFilter
            label={t('audit.subject')}
            value={Object.values(inWords({ kind: values.subjectKind, id: values.subjectId }, t)).join(' ')}
            onClear={() => set({ subjectKind: '', subjectId: '' })}
          />
        )}
      </FilterBar>
      <List
        label={t('staff.audit')}
        query={actions}
        keyOf={({ id }) => id}
        columns={[
          { title: t('staff.when'), cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-muted text-xs" /> },
          { title: t('staff.who'), cell: whoOf },
          { title: t('audit.what'), cell },
        ]}
        card={(action) => (
          <div className="flex flex-col gap-2">
            {cell(action)}
            <div className="flex items-end justify-between gap-3">
              {whoOf(action)}
              <Time at={action.at} className="shrink-0 text-muted text-xs" />
            </div>
          </div>
        )}
        empty={<Empty title={t('audit.empty')} text={t(address.isFiltered ? 'audit.emptyFiltered' : 'audit.emptyText')} />}
        address={address}
      />
    </>
  );
}

/** The id under which commands on the shop's machine are recorded. */
const MACHINE = '00000000-0000-0000-0000-000000000000';

/** The e-mail of a person whose actions are on the page, else the id. */
function nameIn(actions: readonly LoggedAction[] | undefined, person: string): string {
  return actions?.find((action) => action.person.id === person)?.person.email ?? person;
}

function Action({ action, word }: { action: LoggedAction; word: string }) {
  const { t } = useI18n();
  const { to } = usePanel();
  const { subject } = action;
  const place = new URLSearchParams({ subjectKind: subject.kind, subjectId: subject.id });
  const { kind, id } = inWords(subject, t);
  return (
    <div className="min-w-0">
      <p className="font-medium">{word}</p>
      <Link to={to(`/audit?${place}`)} className="wrap-anywhere text-muted text-xs hover:text-accent">
        {kind} {id}
      </Link>
      <ChangedFields before={action.before} after={action.after} />
    </div>
  );
}

/** What an action was done to: 'Order' and '6f1f7a52'. */
function inWords({ kind, id }: LoggedAction['subject'], t: Translate) {
  const word = SUBJECT_WORDS[kind];
  return { kind: word ? t(word) : kind, id: shortId(id) };
}
