import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { readBoolean } from '../kit/lists/use-list-address.ts';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { languageName } from '../kit/values/language-name.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { CLIENTS_KEY, type Client, clientsFile } from './queries.ts';

const ROWS = 50;
const NAMES = ['q', 'language', 'buyers'] as const;

/** All clients, or those whom search and filters find. */
export function ClientList() {
  const { t, language } = useI18n();
  const { can } = usePanel();
  const address = useViewedList('clients', NAMES, { own: '-date', by: ['date'] });
  const { values, isFiltered, sort, cursor } = address;
  const filters = filtersIn(values);
  const asked = { ...filters, sort, cursor, limit: ROWS };
  const clients = useRows(CLIENTS_KEY, { query: asked }, { enabled: !address.isUnknown });
  const noneText = values.q ? 'clients.notFoundText' : 'clients.noneSuchText';
  const name = (client: Client) => <span className="break-words font-medium">{client.name || t('clients.noName')}</span>;
  const since = ({ createdAt }: Client) => <Time at={createdAt} shape="day" className="whitespace-nowrap text-muted text-xs" />;
  return (
    <>
      <PanelHeading
        title={t('staff.clients')}
        text={t('clients.text')}
        actions={
          <>
            {can('exports.read') && <FileLinks address={clientsFile(filters, language)} />}
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
        search={t('staff.search')}
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
          { title: t('staff.name'), cell: name },
          {
            title: t('clients.contact'),
            cell: (client) => <span className="wrap-anywhere max-md:text-muted">{contactOf(client)}</span>,
          },
          { title: t('clients.since'), onCard: 'end', sort: { name: 'date', falls: true }, cell: since },
        ]}
        place={({ id }) => `/clients/${id}`}
        empty={
          <Empty
            title={t(isFiltered ? 'clients.notFound' : 'clients.empty')}
            text={t(isFiltered ? noneText : 'clients.emptyText')}
          />
        }
        address={address}
      />
    </>
  );
}

/** What the address asks of the API; anybody may have written it, so what the API does not know is left out. */
function filtersIn(values: Readonly<Record<(typeof NAMES)[number], string>>) {
  return {
    search: values.q.slice(0, 200) || undefined,
    language: LANGUAGES.find((language) => language === values.language),
    buyers: readBoolean(values.buyers),
  };
}

/** How the client signs in. */
function contactOf({ email, phoneNumber }: Client): string {
  return [email, phoneNumber].filter(Boolean).join(', ');
}
