import { useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { partnerDraft } from '../../memory/late/record-draft.ts';
import { useRecordMemory } from '../kit/forms/record-memory.ts';
import { tagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';
import { useGo } from '../kit/page/panel.tsx';
import { PARTNERS_KEY, type Partner, partnerKey } from './partner-queries.ts';

/** What the form holds; `suspended` is 'true' or nothing. */
export type PartnerValues = Readonly<Record<'slug' | 'name' | 'email' | 'language' | 'suspended', string>>;

/** The form as it was opened; the version is the ETag, empty for a new partner. */
export type OpenedPartner = Saved<PartnerValues, string>;

export const NEW_PARTNER = { slug: '', name: '', email: '', suspended: '' };

export function openPartner({ etag, slug, name, email, language, suspended }: Partner & { etag: string }): OpenedPartner {
  return { version: etag, values: { slug, name, email, language, suspended: suspended ? 'true' : '' } };
}

/** The form of a partner; `slug` is empty for a new partner, whose page comes once there is one. */
export function usePartnerForm(slug: string, saved: OpenedPartner) {
  const { t } = useI18n();
  const cache = useQueryClient();
  const go = useGo();
  const present = slug === '' ? {} : { open: openPartner, read: partnerKey(slug) };
  return useRecordForm({
    ...useRecordMemory(partnerDraft, slug, saved.values),
    ...present,
    saved,
    shown: [[PARTNERS_KEY]],
    done: t('partners.saved'),
    save: (api, typed: OpenedPartner) => send(api, slug, typed),
    onSaved: (partner) => {
      if (slug !== '') return;
      cache.setQueryData(partnerKey(partner.slug), partner);
      return go(`/partners/${partner.slug}`, { replace: true });
    },
  });
}

function send(api: Api, slug: string, { version, values }: OpenedPartner) {
  const language = values.language as components['schemas']['PartnerLanguage'];
  const body = { name: values.name.trim(), email: values.email.trim(), language };
  if (slug === '') return tagged(api.POST(PARTNERS_KEY, { body: { slug: values.slug, ...body } }));
  const params = { path: { slug }, header: { 'If-Match': version } };
  return tagged(api.PUT('/api/admin/partners/{slug}', { params, body: { ...body, suspended: values.suspended !== '' } }));
}
