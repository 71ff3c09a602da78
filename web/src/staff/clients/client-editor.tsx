import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { Awaited, PanelHeading } from '../kit/page/page-parts.tsx';
import { ClientForm } from './client-form.tsx';
import { newValues } from './client-values.ts';
import { type ClientDetail, useClient } from './queries.ts';
import { openClient, useClientForm, useNewClientForm } from './use-client-form.ts';

/** The page that creates a client. */
export function NewClient() {
  const { t, language } = useI18n();
  const form = useNewClientForm({ version: '', values: newValues(language) });
  return (
    <>
      <WayBack place="/clients" text={t('clients.all')} />
      <PanelHeading title={t('clients.new')} text={t('clients.newText')} />
      <ClientForm form={form} isNew />
    </>
  );
}

/** The page that changes a client. */
export function EditClient() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  const { data, isFetchedAfterMount, ...query } = useClient(id);
  return (
    <>
      <WayBack place={`/clients/${id}`} text={t('clients.one')} />
      <PanelHeading title={t('clients.edit')} />
      <Awaited query={{ ...query, data: isFetchedAfterMount ? data : undefined }}>
        {(client) => <Known client={client} />}
      </Awaited>
    </>
  );
}

function Known({ client }: { client: ClientDetail & { readonly etag: string } }) {
  return <ClientForm form={useClientForm(client.id, openClient(client))} />;
}
