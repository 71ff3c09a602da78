import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import type { Api } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { CheckedEmailField, LanguageField } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { type Tagged, tagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { useGo } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { PARTNERS_KEY, type Partner, partnerKey } from './partner-queries.ts';

/** What the form holds; `suspended` is 'true' or nothing. */
type PartnerValues = Readonly<Record<'slug' | 'name' | 'email' | 'language' | 'suspended', string>>;

/** The form as it was opened; the version is the ETag, empty for a new partner. */
type OpenedPartner = Saved<PartnerValues, string>;

function savedPartner({ etag, slug, name, email, language, suspended }: Tagged<Partner>): OpenedPartner {
  return { version: etag, values: { slug, name, email, language, suspended: suspended ? 'true' : '' } };
}

/** The state of the form; the page of a new partner opens once the partner is stored. */
function usePartnerForm(partner: Tagged<Partner> | undefined) {
  const { t, language } = useI18n();
  const go = useGo();
  const blank = { version: '', values: { slug: '', name: '', email: '', language, suspended: '' } };
  const saved = partner ? savedPartner(partner) : blank;
  const { slug } = saved.values;
  const isNew = partner === undefined;
  return useRecordForm({
    about: `partner ${slug}`,
    saved,
    // The form of a new partner is over once the partner is stored: it leaves for another page.
    toSaved: isNew ? undefined : savedPartner,
    recordKey: isNew ? undefined : partnerKey(slug),
    refreshes: [[PARTNERS_KEY]],
    done: t('partners.saved'),
    save: (api, typed: OpenedPartner, keyOf) => storePartner(api, slug, typed, keyOf),
    onSaved: (partner) => isNew && go(`/partners/${partner.slug}`, { replace: true }),
  });
}

function storePartner(api: Api, slug: string, { version, values }: OpenedPartner, keyOf: (body: object) => string) {
  // The choice of a language offers only those of the contract.
  const language = values.language as components['schemas']['PartnerLanguage'];
  const body = { name: values.name.trim(), email: values.email.trim(), language };
  if (slug === '') {
    const added = { slug: values.slug, ...body };
    return tagged(api.POST(PARTNERS_KEY, { params: { header: { 'Idempotency-Key': keyOf(added) } }, body: added }));
  }
  const params = { path: { slug }, header: { 'If-Match': version } };
  return tagged(api.PUT('/api/admin/partners/{slug}', { params, body: { ...body, suspended: values.suspended !== '' } }));
}

/** A slug that the API takes. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** The form about a partner, or about a new one, whose slug is then chosen here, and cannot be changed later. */
export function PartnerForm({ partner }: { partner?: Tagged<Partner> }) {
  const { t } = useI18n();
  const wordsOf = useFieldWords();
  const form = usePartnerForm(partner);
  const { values, set, field } = form;
  const isSlug = SLUG.test(values.slug);
  const isReady = isSlug && isEmail(values.email);
  return (
    <Card title={t('partners.about')}>
      <RecordForm form={form} wordsOf={wordsOf} isReady={isReady} action={t(partner ? 'common.save' : 'partners.add')}>
        {!partner && (
          <Field
            {...field('slug')}
            label={t('partners.slug')}
            hint={t('partners.slugHint')}
            error={values.slug && !isSlug ? t('partners.slugWrong') : form.errors.slug}
            required
            maxLength={63}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => set({ slug: target.value.trim().toLowerCase() })}
          />
        )}
        <Field
          {...field('name')}
          label={t('staff.name')}
          hint={t('partners.nameHint')}
          required
          maxLength={120}
          autoComplete="off"
        />
        <CheckedEmailField
          {...field('email')}
          label={t('frame.email')}
          hint={t('partners.emailHint')}
          required
          autoComplete="off"
        />
        <LanguageField {...field('language')} label={t('staff.language')} />
        {partner && <CheckboxField {...form.box('suspended')} label={t('partners.suspend')} />}
      </RecordForm>
    </Card>
  );
}

const LABELS = { name: 'staff.name', email: 'frame.email', slug: 'partners.slug' } as const;

/** The label of each field and its value in words, for the question after somebody else has changed the partner. */
function useFieldWords() {
  const { t, language } = useI18n();
  return (field: keyof PartnerValues): FieldWords<string> => {
    if (field === 'language') return { label: t('staff.language'), words: (value) => languageName(value as Language, language) };
    if (field === 'suspended') return { label: t('staff.suspended'), words: (value) => t(value ? 'staff.yes' : 'staff.no') };
    return { label: t(LABELS[field]) };
  };
}
