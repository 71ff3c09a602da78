import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { partnerDraft } from '../../memory/late/partner-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { usePanel } from '../kit/panel.tsx';
import { recordMemory } from '../kit/record-memory.ts';
import { type Typed, useTyped } from '../kit/use-typed.ts';
import { PARTNERS_KEY, type Partner, partnerQuery, withTag } from './partner-queries.ts';

/** What the form holds; `suspended` is 'true' or nothing. */
export type PartnerValues = Readonly<Record<'slug' | 'name' | 'email' | 'language' | 'suspended', string>>;

/** The form as it was opened; the version is the ETag, empty for a new partner. */
export type OpenedPartner = Typed<PartnerValues, string>;

export const NEW_PARTNER = { slug: '', name: '', email: '', suspended: '' };
const CHANGED = 412;

export function valuesOf({ slug, name, email, language, suspended }: Partner): PartnerValues {
  return { slug, name, email, language, suspended: suspended ? 'true' : '' };
}

/** The form of a partner; `slug` is empty for a new partner. What was typed survives a reload, an ended session and a second editor. */
export function usePartnerForm(slug: string, saved: OpenedPartner) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { to, member } = usePanel();
  const place = `${member.id} ${slug}`;
  const memory = recordMemory(partnerDraft, place, saved.values);
  const { take, takeSaved, set, ...typed } = useTyped(place, memory, saved);
  const save = useMutation({
    mutationFn: (sent: OpenedPartner) => send(api, slug, sent),
    onSuccess: async (partner, sent) => {
      memory.drop();
      toast({ title: t('partners.saved'), kind: 'success' });
      cache.setQueryData(partnerQuery(api, partner.slug).queryKey, partner);
      if (slug === '') await navigate(to(`/partners/${partner.slug}`), { replace: true });
      else takeSaved({ version: partner.etag, values: valuesOf(partner) }, sent.values);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [PARTNERS_KEY] }),
  });
  /** Goes on from what somebody else has saved. */
  const goOn = async (choose: (theirs: PartnerValues) => PartnerValues) => {
    const theirs = await cache.fetchQuery(partnerQuery(api, slug)).catch(() => undefined);
    if (!theirs) return;
    take({ version: theirs.etag, values: choose(valuesOf(theirs)) });
    save.reset();
  };
  const problem = save.error instanceof ApiError ? save.error : undefined;
  return {
    ...typed,
    save,
    set: (changed: Partial<PartnerValues>) => set((values) => ({ ...values, ...changed })),
    send: () => save.mutate({ version: typed.version, values: typed.values }),
    isConflict: problem?.status === CHANGED,
    keepMine: () => goOn(() => typed.values),
    takeTheirs: () => goOn((theirs) => theirs),
    /** The server's sentences about fields, by their names. */
    errors: Object.fromEntries(
      (problem?.problem?.errors ?? []).map(({ pointer, detail }) => [pointer.slice(1), detail]),
    ) as Partial<Record<string, string>>,
  };
}

function send(api: Api, slug: string, { version, values }: OpenedPartner) {
  const language = values.language as components['schemas']['PartnerLanguage'];
  const body = { name: values.name.trim(), email: values.email.trim(), language };
  if (slug === '') return withTag(api.POST(PARTNERS_KEY, { body: { slug: values.slug, ...body } }));
  const params = { path: { slug }, header: { 'If-Match': version } };
  return withTag(api.PUT('/api/admin/partners/{slug}', { params, body: { ...body, suspended: values.suspended !== '' } }));
}
