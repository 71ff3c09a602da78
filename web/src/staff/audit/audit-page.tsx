import { orderNumber } from '#words/order-number.ts';
import { type I18n, useI18n } from '../../i18n/i18n.tsx';
import { FilterBar, SetFilter } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { useAnswer, useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { useActionWords } from '../kit/values/use-action-words.ts';
import { type LoggedAction, placeOf } from './action-place.ts';
import { ChangedFields } from './changed-fields.tsx';
import { subjectWord } from './field-words.ts';
import { shortId } from './use-field-values.ts';

const FILTERS = ['q', 'person', 'area', 'subjectKind', 'subjectId', 'from', 'to'] as const;
type Filters = Record<(typeof FILTERS)[number], string>;
const PAGE = 50;
const MOST_MEMBERS = 100;

/** What the staff did: who, what, to what, with the fields before and after. */
export default function AuditPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { areas, wordOf, roleOf } = useActionWords();
  const address = useViewedList('audit', FILTERS, { own: '-date', by: ['date'] });
  const { values, set, sort, cursor } = address;
  const filters = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Filters>;
  const asked = { ...filters, sort, cursor, limit: PAGE };
  const actions = useRows('/api/admin/audit', { query: asked }, { enabled: !address.isUnknown });
  const subject = actions.data?.items.find((action) => action.subject.id === values.subjectId)?.subject;
  const cell = (action: LoggedAction) => <Action action={action} word={wordOf(action.action)} />;
  const whoOf = ({ person }: LoggedAction) => (
    <PlaceLink place={`/audit?person=${person.id}`} className="hover:text-accent">
      <span className="block wrap-anywhere font-medium">
        {person.email ?? t(person.id === MACHINE ? 'audit.machine' : 'audit.goneAccount')}
      </span>
      <span className="text-muted text-xs">{roleOf(person.role)}</span>
    </PlaceLink>
  );
  return (
    <>
      <PanelHeading title={t('staff.audit')} text={t('audit.text')} />
      <ViewTabs standing={[{ text: t('staff.allRows'), filters: {} }]} address={address} />
      <FilterBar
        address={address}
        search={t('audit.search')}
        filters={[
          { name: 'person', label: t('staff.who'), options: usePeople(values.person) },
          { name: 'area', label: t('audit.area'), options: areas },
          { name: 'from', label: t('staff.from') },
          { name: 'to', label: t('staff.to') },
        ]}
      >
        {values.subjectId && (
          <SetFilter
            label={t('audit.subject')}
            value={Object.values(inWords(subject ?? { kind: values.subjectKind, id: values.subjectId }, i18n)).join(' ')}
            onClear={() => set({ subjectKind: '', subjectId: '' })}
          />
        )}
      </FilterBar>
      <List
        label={t('staff.audit')}
        query={actions}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('staff.when'),
            onCard: 'end',
            sort: { name: 'date', falls: true },
            cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-muted text-xs" />,
          },
          { title: t('staff.who'), cell: whoOf },
          { title: t('audit.what'), cell },
        ]}
        empty={<Empty title={t('audit.empty')} text={t(address.isFiltered ? 'audit.emptyFiltered' : 'audit.emptyText')} />}
        address={address}
      />
    </>
  );
}

/** The id under which commands on the shop's machine are recorded. */
const MACHINE = '00000000-0000-0000-0000-000000000000';

/** Of whose actions the log can tell: each of the staff, and whoever a link has named, such as a key. */
function usePeople(named: string) {
  const enabled = usePanel().can('staff.manage');
  const members = useAnswer('/api/admin/staff', { query: { limit: MOST_MEMBERS } }, { enabled });
  const people = (members.data?.items ?? []).map(({ id, email }) => ({ value: id, text: email }));
  const isKnown = named === '' || people.some(({ value }) => value === named);
  return isKnown ? people : [...people, { value: named, text: shortId(named) }];
}

function Action({ action, word }: { action: LoggedAction; word: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { can } = usePanel();
  const { subject } = action;
  const all = new URLSearchParams({ subjectKind: subject.kind, subjectId: subject.id });
  const { kind, id } = inWords(subject, i18n);
  const place = placeOf(action, can);
  return (
    <div className="min-w-0">
      <p className="font-medium">{word}</p>
      <p className="flex flex-wrap gap-x-3 text-muted text-xs">
        {place ? (
          <PlaceLink place={place} className="wrap-anywhere text-accent underline-offset-2 hover:underline">
            {kind} {id}
          </PlaceLink>
        ) : (
          <span className="wrap-anywhere">
            {kind} {id}
          </span>
        )}
        <PlaceLink place={`/audit?${all}`} className="hover:text-accent">
          {t('audit.allOfIt')}
        </PlaceLink>
      </p>
      <ChangedFields before={action.before} after={action.after} />
    </div>
  );
}

/** What an action was done to: 'Order' and 'No. 1042', 'Client' and '6f1f7a52'. */
function inWords({ kind, id, number }: LoggedAction['subject'], { t, language }: Pick<I18n, 't' | 'language'>) {
  return { kind: subjectWord(t, kind), id: number === undefined ? shortId(id) : orderNumber(number, language) };
}
