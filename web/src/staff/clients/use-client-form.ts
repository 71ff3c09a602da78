import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { randomPart } from '../../api/random-part.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { clientDraft } from '../../memory/late/record-draft.ts';
import { useRecordMemory } from '../kit/forms/record-form.tsx';
import { tagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';
import { useGo } from '../kit/page/panel.tsx';
import { type ClientValues, newValues, profileOf, valuesOf, wrongOf } from './client-values.ts';
import { CLIENTS_KEY, type ClientDetail } from './queries.ts';

type Opened = Saved<ClientValues, string>;
export type ClientFormState = ReturnType<typeof useNewClientForm> | ReturnType<typeof useClientForm>;

export const openClient = (client: ClientDetail & { etag: string }): Opened => ({
  version: client.etag,
  values: valuesOf(client),
});

/** The form of a new client; it leads to the page of the client. */
export function useNewClientForm(saved: Opened) {
  return useRecordForm({
    ...useSetup('', saved),
    save: (api, { values }, set) => create(api, values, (tried) => set({ tried })),
  });
}

/** The form of a client whom the shop knows. */
export function useClientForm(id: string, saved: Opened) {
  return useRecordForm({
    ...useSetup(id, saved),
    open: openClient,
    save: (api, { version, values, base }) => {
      const language = values.language as components['schemas']['ClientInput']['language'] & string;
      const body = { ...profileOf(values, base), language };
      return tagged(api.PUT('/api/admin/clients/{id}', { params: { path: { id }, header: { 'If-Match': version } }, body }));
    },
  });
}

function useSetup(about: string, saved: Opened) {
  const { t } = useI18n();
  const go = useGo();
  return {
    ...useRecordMemory(clientDraft, about, saved.values),
    saved,
    shown: [[CLIENTS_KEY], ['/api/admin/consultations']],
    done: t('clients.saved'),
    check: (values: ClientValues, base: ClientValues) => {
      const wrong = Object.entries(wrongOf(values, base));
      return Object.fromEntries(wrong.map(([field, message]) => [field, t(message)]));
    },
    onSaved: ({ id }: { readonly id: string }) => go(`/clients/${id}`, { replace: true }),
  };
}

/** The same client has the same key after a lost answer and after a reload. */
function create(api: Api, values: ClientValues, keepTried: (tried: string) => void) {
  const { language, email, consultation, tried } = values;
  const profile = profileOf(values, newValues(language));
  const body = {
    email: email.trim(),
    language,
    profile,
    ...(consultation && { consultation }),
  } as components['schemas']['NewClient'];
  const content = JSON.stringify(body);
  const [key = '', ...sent] = tried.split(' ');
  const own = sent.join(' ') === content ? key : `client-${randomPart()}`;
  keepTried(`${own} ${content}`);
  return dataOf(api.POST('/api/admin/clients', { params: { header: { 'Idempotency-Key': own } }, body }));
}
