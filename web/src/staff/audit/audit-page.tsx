import { useQuery } from '@tanstack/react-query';
import { isUuid } from '#kernel/ids.ts';
import { orderNumber } from '#words/order-number.ts';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { type I18n, useI18n } from '../../i18n/i18n.tsx';
import { readAllPages } from '../kit/lists/all-pages.ts';
import { FilterBar, SetFilter } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { readDay, readWords } from '../kit/lists/use-list-address.ts';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { useActionWords } from '../kit/values/use-action-words.ts';
import { type LoggedAction, placeOf } from './action-place.ts';
import { ChangedFields } from './changed-fields.tsx';
import { subjectWord } from './field-words.ts';
import { shortId } from './use-field-values.ts';

const FILTERS = ['q', 'person', 'area', 'subjectKind', 'subjectId', 'from', 'to'] as const;
type Filters = Record<(typeof FILTERS)[number], string>;
const ROWS_OF_A_PAGE = 50;
/** The most characters of a search that the API takes. */
const LONGEST_SEARCH = 100;
const MEMBERS = '/api/admin/staff';

/** The log of what the staff did: when, who, what, to what, and the changed fields. */
export default function AuditPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { areas, wordOf } = useActionWords();
  const address = useViewedList('audit', FILTERS, { usualSort: '-date', sortable: ['date'] });
  const { values, set, sort, cursor } = address;
  const query = { ...filtersIn(values), sort, cursor, limit: ROWS_OF_A_PAGE };
  const people = usePeople(values.person);
  const actions = useRows('/api/admin/audit', { query }, { enabled: !address.isViewPending });
  // The number of an order stands in the rows alone, not in the address.
  const shownSubject = actions.data?.items.find(({ subject }) => subject.id === values.subjectId)?.subject;
  return (
    <>
      <PanelHeading title={t('staff.audit')} text={t('audit.text')} />
      <ViewTabs standing={[{ text: t('staff.allRows'), filters: {} }]} address={address} />
      <FilterBar
        address={address}
        search={t('audit.search')}
        filters={[
          { name: 'person', label: t('staff.who'), options: people },
          { name: 'area', label: t('audit.area'), options: areas },
          { name: 'from', label: t('staff.from') },
          { name: 'to', label: t('staff.to') },
        ]}
      >
        {values.subjectId && (
          <SetFilter
            label={t('audit.subject')}
            value={subjectInWords(shownSubject ?? { kind: values.subjectKind, id: values.subjectId }, people, i18n)}
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
            sort: { name: 'date', descendingFirst: true },
            cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-muted text-xs" />,
          },
          { title: t('staff.who'), cell: ({ person }) => <Person person={person} /> },
          { title: t('audit.what'), cell: (action) => <Action action={action} word={wordOf(action.action)} people={people} /> },
        ]}
        empty={<Empty title={t('audit.empty')} text={t(address.isFiltered ? 'audit.emptyFiltered' : 'audit.emptyText')} />}
        address={address}
      />
    </>
  );
}

/** The people whose actions can be chosen: the members of staff, for whoever may read their list, and the one who is chosen, member or not. */
function usePeople(chosenId: string) {
  const api = useApi();
  const members = useQuery({
    queryKey: [MEMBERS, 'choice'],
    queryFn: ({ signal }) => readAllPages((query) => dataOf(api.GET(MEMBERS, { params: { query }, signal }))),
    staleTime: 0,
    enabled: usePanel().can('staff.manage'),
  });
  const people = (members.data?.items ?? []).map(({ id, email }) => ({ value: id, text: email }));
  const isListed = chosenId === '' || people.some(({ value }) => value === chosenId);
  return isListed ? people : [...people, { value: chosenId, text: shortId(chosenId) }];
}

type People = ReturnType<typeof usePeople>;

/** What stands before the dot of an action. */
const AREA = /^[a-z][a-z_-]{0,39}$/;

/** The filters for which the API is asked. Anybody may have written the address, so what the API does not take is left out. */
function filtersIn({ q, person, area, subjectKind, subjectId, from, to }: Filters) {
  return {
    q: readWords(q, LONGEST_SEARCH),
    person: isUuid(person) ? person : undefined,
    area: AREA.test(area) ? area : undefined,
    subjectKind: readShort(subjectKind, 40),
    subjectId: readShort(subjectId, 200),
    from: readDay(from),
    to: readDay(to),
  };
}

const readShort = (text: string, most: number) => (text.length <= most && text) || undefined;

/** The id under which commands on the shop's machine are recorded. */
const MACHINE = '00000000-0000-0000-0000-000000000000';

/** Who did something, as a link to all that they did. */
function Person({ person: { id, email, role } }: Pick<LoggedAction, 'person'>) {
  const { t } = useI18n();
  const { roleOf } = useActionWords();
  return (
    <PlaceLink place={`/audit?person=${id}`} className="hover:text-accent">
      {/* Wide enough for most e-mails; a longer one is broken. */}
      <span className="block wrap-anywhere font-medium xl:min-w-52">
        {email ?? t(id === MACHINE ? 'audit.machine' : 'audit.goneAccount')}
      </span>
      <span className="text-muted text-xs">{roleOf(role)}</span>
    </PlaceLink>
  );
}

/** What was done: the action, the link to what it was done to, the link to all actions on that, and the changed fields. */
function Action({ action, word, people }: { action: LoggedAction; word: string; people: People }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { can } = usePanel();
  const { subject, before, after } = action;
  const subjectText = subjectInWords(subject, people, i18n);
  const subjectPlace = placeOf(action, can);
  const sameSubject = new URLSearchParams({ subjectKind: subject.kind, subjectId: subject.id });
  return (
    <div className="min-w-0">
      <p className="font-medium">{word}</p>
      <p className="flex flex-wrap gap-x-3 text-muted text-xs">
        {subjectPlace ? (
          <PlaceLink place={subjectPlace} className="wrap-anywhere text-accent underline-offset-2 hover:underline">
            {subjectText}
          </PlaceLink>
        ) : (
          <span className="wrap-anywhere">{subjectText}</span>
        )}
        <PlaceLink place={`/audit?${sameSubject}`} className="hover:text-accent">
          {t('audit.allOfIt')}
        </PlaceLink>
      </p>
      <ChangedFields before={before} after={after} />
    </div>
  );
}

/** What an action was done to: 'Order No. 1042', 'Client 6f1f7a52'. A member is named by the e-mail, as the list of the staff names them. */
function subjectInWords(
  { kind, id, number }: LoggedAction['subject'],
  people: People,
  { t, language }: Pick<I18n, 't' | 'language'>,
): string {
  const member = people.find(({ value }) => value === id)?.text ?? shortId(id);
  const name = number === undefined ? member : orderNumber(number, language);
  return `${subjectWord(t, kind)} ${name}`;
}
