import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { FilterBar, SearchField } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/time.tsx';
import { type Client, clientsFile, clientsQuery } from './queries.ts';

/** All clients, or those whom the search finds. */
export function ClientList() {
  const { t, language } = useI18n();
  const { to, can } = usePanel();
  const address = useListAddress(['q']);
  const { values, set, clear, isFiltered } = address;
  const clients = useQuery(clientsQuery(useApi(), values.q, address.cursor));
  const name = (client: Client) => <span className="break-words font-medium">{client.name || t('clients.noName')}</span>;
  const since = ({ createdAt }: Client) => <Time at={createdAt} shape="day" className="whitespace-nowrap text-muted text-xs" />;
  return (
    <>
      <PanelHeading
        title={t('staff.clients')}
        text={t('clients.text')}
        actions={
          <>
            {can('exports.read') && <FileLinks address={clientsFile(values.q, language)} />}
            {can('clients.write') && <NewLink place="/clients/new" text={t('clients.new')} />}
          </>
        }
      />
      <FilterBar
        isFiltered={isFiltered}
        onClear={clear}
        search={<SearchField label={t('staff.search')} value={values.q} onSearch={(q) => set({ q }, { typing: true })} />}
      />
      <List
        label={t('staff.clients')}
        query={clients}
        keyOf={({ id }) => id}
        columns={[
          { title: t('staff.name'), cell: name },
          { title: t('clients.contact'), cell: (client) => <span className="wrap-anywhere">{contactOf(client)}</span> },
          { title: t('clients.since'), cell: since },
        ]}
        card={(client) => (
          <span className="flex items-start justify-between gap-3">
            <span className="flex min-w-0 flex-col">
              {name(client)}
              <span className="wrap-anywhere text-muted">{contactOf(client)}</span>
            </span>
            {since(client)}
          </span>
        )}
        href={({ id }) => to(`/clients/${id}`)}
        empty={
          <Empty
            title={t(isFiltered ? 'clients.notFound' : 'clients.empty')}
            text={t(isFiltered ? 'clients.notFoundText' : 'clients.emptyText')}
          />
        }
        address={address}
      />
    </>
  );
}

/** How the client signs in. */
function contactOf({ email, phoneNumber }: Client): string {
  return [email, phoneNumber].filter(Boolean).join(', ');
}
