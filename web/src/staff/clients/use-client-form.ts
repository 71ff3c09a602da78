import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { NEW_CLIENT } from '../kit/forms/own-draft.ts';
import { type Tagged, tagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';
import { useGo } from '../kit/page/panel.tsx';
import { type ClientValues, newValues, profileOf, valuesOf, wrongOf } from './client-values.ts';
import { CLIENTS_KEY, type ClientDetail, clientKey } from './queries.ts';

type Wire = components['schemas'];

/** The form as it was opened; the version is the ETag, empty for a new client. */
type OpenedClient = Saved<ClientValues, string>;
export type ClientFormState = ReturnType<typeof useNewClientForm> | ReturnType<typeof useClientForm>;

const savedClient = (client: Tagged<ClientDetail>): OpenedClient => ({ version: client.etag, values: valuesOf(client) });

/** The form of a new client; it leads to the page of the client. */
export function useNewClientForm() {
  const { language } = useI18n();
  return useRecordForm({
    ...useClientSetup('', { version: '', values: newValues(language) }),
    save: (api, { values }, idOf) => createClient(api, values, idOf),
  });
}

/** The form of a client whom the shop knows. */
export function useClientForm(client: Tagged<ClientDetail>) {
  const { id } = client;
  return useRecordForm({
    ...useClientSetup(id, savedClient(client)),
    toSaved: savedClient,
    recordKey: clientKey(id),
    save: (api, { version, values, base }) => {
      // The choice of a language offers only those of the contract.
      const body = { ...profileOf(values, base), language: values.language } as Wire['ClientInput'];
      return tagged(api.PUT('/api/admin/clients/{id}', { params: { path: { id }, header: { 'If-Match': version } }, body }));
    },
  });
}

/** What both forms share; `id` is empty for a new client. */
function useClientSetup(id: string, opened: OpenedClient) {
  const { t } = useI18n();
  const go = useGo();
  return {
    about: id === '' ? NEW_CLIENT : `client ${id}`,
    saved: opened,
    refreshes: [[CLIENTS_KEY], ['/api/admin/consultations']],
    done: t('clients.saved'),
    check: (values: ClientValues, base: ClientValues) => {
      const wrong = Object.entries(wrongOf(values, base, id === ''));
      return Object.fromEntries(wrong.map(([field, message]) => [field, t(message)]));
    },
    onSaved: (client: { readonly id: string }) => go(`/clients/${client.id}`, { replace: true }),
  };
}

/** Creates a client, once, however often the same is sent. */
function createClient(api: Api, values: ClientValues, keyOf: (body: object) => string) {
  const { language, email, consultation } = values;
  const profile = profileOf(values, newValues(language));
  // As above, the language is one of the contract's.
  const body = { email: email.trim(), language, profile, consultation: consultation || undefined } as Wire['NewClient'];
  return dataOf(api.POST('/api/admin/clients', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }));
}
