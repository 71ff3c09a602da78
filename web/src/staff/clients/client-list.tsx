import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { readBoolean, readWords } from '../kit/lists/use-list-address.ts';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { languageName } from '../kit/values/language-name.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { CLIENTS_KEY, contactOf } from './queries.ts';

const ROWS_OF_A_PAGE = 50;
const FILTERS = ['q', 'language', 'buyers'] as const;

/** All clients, or those whom search and filters find. */
export function ClientList() {
  const { t, language } = useI18n();
  const { can } = usePanel();
  const address = useViewedList('clients', FILTERS, { usualSort: '-date', sortable: ['date'] });
  const { values, isFiltered, sort, cursor } = address;
  const filters = filtersIn(values);
  const query = { ...filters, sort, cursor, limit: ROWS_OF_A_PAGE };
  // Until a saved view is read, its filters are not known.
  const clients = useRows(CLIENTS_KEY, { query }, { enabled: !address.isViewPending });
  return (
    <>
      <PanelHeading
        title={t('staff.clients')}
        text={t('clients.text')}
        actions={
          <>
            {can('exports.read') && !address.isViewPending && <FileLinks file="clients" filters={filters} />}
            {can('clients.write') && <NewLink place="/clients/new" text={t('clients.new')} />}
          </>
        }
      />
      <ViewTabs
        standing={[
          { text: t('staff.allRows'), filters: {} },
          { text: t('clients.buyers'), filters: { buyers: 'true' } },
          { text: t('clients.notBuyers'), filters: { buyers: 'false' } },
        ]}
        address={address}
      />
      <FilterBar
        address={address}
        search={t('staff.searchPeople')}
        filters={[
          {
            name: 'language',
            label: t('staff.language'),
            options: LANGUAGES.map((value) => ({ value, text: languageName(value, language) })),
          },
        ]}
      />
      <List
        label={t('staff.clients')}
        query={clients}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('staff.name'),
            cell: ({ name }) => <span className="break-words font-medium">{name || t('clients.noName')}</span>,
          },
          {
            title: t('clients.contact'),
            cell: (client) => <span className="wrap-anywhere max-md:text-muted">{contactOf(client)}</span>,
          },
          {
            title: t('clients.since'),
            onCard: 'end',
            sort: { name: 'date', descendingFirst: true },
            cell: ({ createdAt }) => <Time at={createdAt} shape="day" className="whitespace-nowrap text-muted text-xs" />,
          },
        ]}
        place={({ id }) => `/clients/${id}`}
        empty={<NoClients isFiltered={isFiltered} isSearched={values.q !== ''} />}
        address={address}
      />
    </>
  );
}

/** The filters of the address as the API takes them. Anybody may have written the address: what the API does not know is left out. */
function filtersIn(values: Readonly<Record<(typeof FILTERS)[number], string>>) {
  return {
    search: readWords(values.q),
    language: LANGUAGES.find((language) => language === values.language),
    buyers: readBoolean(values.buyers),
  };
}

function NoClients({ isFiltered, isSearched }: { isFiltered: boolean; isSearched: boolean }) {
  const { t } = useI18n();
  if (!isFiltered) return <Empty title={t('clients.empty')} text={t('clients.emptyText')} />;
  return <Empty title={t('clients.notFound')} text={t(isSearched ? 'clients.notFoundText' : 'clients.noneSuchText')} />;
}
