import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { randomPart } from '../../api/random-part.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { clientDraft } from '../../memory/late/client-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { usePanel } from '../kit/panel.tsx';
import { recordMemory } from '../kit/record-memory.ts';
import { type Saved, useTyped } from '../kit/use-typed.ts';
import { type ClientValues, newValues, profileOf, valuesOf } from './client-values.ts';
import { CLIENTS_KEY, withTag } from './queries.ts';

/** The form of a client; `id` is empty for a new client. What was typed survives a reload, an ended session and a second editor. */
export function useClientForm(id: string, saved: Saved<ClientValues, string>) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { to, member } = usePanel();
  const place = `${member.id} ${id}`;
  const memory = recordMemory(clientDraft, place, saved.values);
  const { take: _, takeSaved, set, version, values, base, ...typed } = useTyped(place, memory, saved);
  const opened = { ...saved.values, ...base };
  const change = (changed: Partial<ClientValues>) => set((all) => ({ ...all, ...changed }));
  const save = useMutation({
    mutationFn: async () => {
      if (!id) return create(api, values, (tried) => change({ tried }));
      const stored = await edit(api, id, version, bodyOf(values, opened));
      takeSaved({ version: stored.etag, values: valuesOf(stored) }, values);
      return id;
    },
    onSuccess: async (stored) => {
      memory.drop();
      toast({ title: t('clients.saved'), kind: 'success' });
      await navigate(to(`/clients/${stored}`), { replace: true });
    },
    // When somebody else was faster the client is read again.
    onSettled: () => cache.invalidateQueries({ queryKey: [CLIENTS_KEY] }),
  });
  return {
    ...{ ...typed, values, opened, save, set: change },
    /** Sends the form as it stands. */
    send: () => !save.isPending && save.mutate(),
  };
}

const bodyOf = (values: ClientValues, opened: ClientValues) => ({
  ...profileOf(values, opened),
  language: values.language as components['schemas']['ClientInput']['language'] & string,
});

function edit(api: Api, id: string, version: string, body: ReturnType<typeof bodyOf>) {
  return withTag(api.PUT('/api/admin/clients/{id}', { params: { path: { id }, header: { 'If-Match': version } }, body }));
}

/** The same client has the same key after a lost answer and after a reload. */
async function create(api: Api, values: ClientValues, keepTried: (tried: string) => void): Promise<string> {
  const { language, email, tried } = values;
  const profile = profileOf(values, newValues(language));
  const body = { email: email.trim(), language, profile } as components['schemas']['NewClient'];
  const content = JSON.stringify(body);
  const [key = '', ...sent] = tried.split(' ');
  const own = sent.join(' ') === content ? key : `client-${randomPart()}`;
  keepTried(`${own} ${content}`);
  const call = api.POST('/api/admin/clients', { params: { header: { 'Idempotency-Key': own } }, body });
  return (await dataOf(call)).id;
}
