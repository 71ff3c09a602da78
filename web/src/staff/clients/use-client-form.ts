import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { randomPart } from '../../api/random-part.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { clientDraft } from '../../memory/late/client-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { usePanel } from '../kit/panel.tsx';
import { type ClientValues, type Merged, mergedWith, profileOf, valuesOf } from './client-values.ts';
import { CLIENTS_KEY, clientQuery } from './queries.ts';

interface Form {
  readonly opened: ClientValues;
  readonly typed: ClientValues;
  readonly tag: string;
}

const CHANGED = 412;

/** The form of a client; `id` is empty for a new client. What was typed survives a reload, an ended session and a second editor. */
export function useClientForm(id: string, start: { readonly values: ClientValues; readonly tag: string }) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { to, member } = usePanel();
  const [form, setForm] = useState<Form>(
    () => typedBefore(member.id, id, start.values) ?? { opened: start.values, typed: start.values, tag: start.tag },
  );
  const [merged, setMerged] = useState<Merged & { readonly saved: ClientValues }>();
  const put = (next: Form) => {
    setForm(next);
    clientDraft.keep({ memberId: member.id, client: id, ...next });
    return next;
  };

  const save = useMutation({
    mutationFn: (sent: Form) => (id ? change(api, id, sent) : create(api, sent, (tag) => put({ ...sent, tag }))),
    onSuccess: async (saved) => {
      clientDraft.forget();
      toast({ title: t('clients.saved'), kind: 'success' });
      void cache.invalidateQueries({ queryKey: [CLIENTS_KEY] });
      await navigate(to(`/clients/${saved}`), { replace: true });
    },
    onError: async (error, sent) => {
      if (!(error instanceof ApiError) || error.status !== CHANGED) return;
      const { etag, ...now } = await cache.fetchQuery(clientQuery(api, id));
      const saved = valuesOf(now);
      const both = mergedWith(saved, sent.opened, sent.typed);
      put({ opened: saved, typed: both.values, tag: etag });
      setMerged({ ...both, saved });
    },
  });
  const theirs = Object.fromEntries(merged?.conflicts.map((field) => [field, merged.saved[field]]) ?? []);
  return {
    ...form,
    merged,
    save,
    set: (changed: Partial<ClientValues>) => put({ ...form, typed: { ...form.typed, ...changed } }),
    /** Sends the form as it stands. */
    send: () => !save.isPending && save.mutate(form),
    /** Takes what the other has saved wherever the two differ. */
    takeTheirs: () => {
      put({ ...form, typed: { ...form.typed, ...theirs } });
      setMerged(undefined);
      save.reset();
    },
  };
}

function typedBefore(memberId: string, client: string, fields: ClientValues): Form | undefined {
  const kept = clientDraft.read();
  if (kept?.memberId !== memberId || kept.client !== client) return undefined;
  return { opened: { ...fields, ...kept.opened }, typed: { ...fields, ...kept.typed }, tag: kept.tag };
}

async function change(api: Api, id: string, { opened, typed, tag }: Form): Promise<string> {
  const params = { path: { id }, header: { 'If-Match': tag } };
  const language = typed.language as components['schemas']['ClientInput']['language'] & string;
  const body = { ...profileOf(typed, opened), language };
  return (await dataOf(api.PUT('/api/admin/clients/{id}', { params, body }))).id;
}

/** The same client has the same key after a lost answer and after a reload. */
async function create(api: Api, { opened, typed, tag }: Form, keepTag: (tag: string) => void): Promise<string> {
  const { language, email } = typed;
  const body = { email: email.trim(), language, profile: profileOf(typed, opened) } as components['schemas']['NewClient'];
  const content = JSON.stringify(body);
  const [key = '', ...sent] = tag.split(' ');
  const isSame = sent.join(' ') === content;
  const own = isSame ? key : `client-${randomPart()}`;
  keepTag(`${own} ${content}`);
  const call = api.POST('/api/admin/clients', { params: { header: { 'Idempotency-Key': own } }, body });
  return (await dataOf(call)).id;
}
