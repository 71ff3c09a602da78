import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { partnerDraft } from '../../memory/late/partner-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { fieldErrors } from '../kit/field-errors.ts';
import { usePanel } from '../kit/panel.tsx';
import { recordMemory } from '../kit/record-memory.ts';
import { type Saved, useTyped } from '../kit/use-typed.ts';
import { PARTNERS_KEY, type Partner, partnerQuery, withTag } from './partner-queries.ts';

/** What the form holds; `suspended` is 'true' or nothing. */
export type PartnerValues = Readonly<Record<'slug' | 'name' | 'email' | 'language' | 'suspended', string>>;

/** The form as it was opened; the version is the ETag, empty for a new partner. */
export type OpenedPartner = Saved<PartnerValues, string>;

export const NEW_PARTNER = { slug: '', name: '', email: '', suspended: '' };

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
  const { queryKey } = partnerQuery(api, slug);
  const { take: _, takeSaved, set, ...typed } = useTyped(place, memory, saved);
  const save = useMutation({
    // An answer that is still on its way tells what stood there before.
    onMutate: () => cache.cancelQueries({ queryKey }),
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
  return {
    ...typed,
    save,
    set: (changed: Partial<PartnerValues>) => set((values) => ({ ...values, ...changed })),
    send: () => save.mutate({ version: typed.version, values: typed.values }),
    errors: fieldErrors(save.error),
  };
}

function send(api: Api, slug: string, { version, values }: OpenedPartner) {
  const language = values.language as components['schemas']['PartnerLanguage'];
  const body = { name: values.name.trim(), email: values.email.trim(), language };
  if (slug === '') return withTag(api.POST(PARTNERS_KEY, { body: { slug: values.slug, ...body } }));
  const params = { path: { slug }, header: { 'If-Match': version } };
  return withTag(api.PUT('/api/admin/partners/{slug}', { params, body: { ...body, suspended: values.suspended !== '' } }));
}
