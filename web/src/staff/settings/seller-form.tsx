import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { useTextWords } from '../kit/forms/bilingual-fields.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { CheckedEmailField } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { type Tagged, tagged, useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import type { Saved } from '../kit/forms/use-typed.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';

const SELLER = '/api/admin/settings/seller';

/** What the shop tells of its seller, with its last versions and the ETag that a change needs. */
export type OpenedSeller = Tagged<Answer<typeof SELLER>>;
export type SellerVersion = OpenedSeller['history'][number];

export const useSeller = () => useTagged(SELLER);

/** The fields of the form, by the names that the API gives them. */
const SELLER_FIELDS = [...fieldsOf('details'), 'email', 'messenger'] as const;
type SellerValues = Readonly<Record<(typeof SELLER_FIELDS)[number], string>>;

export function valuesOf(seller: SellerVersion | OpenedSeller): SellerValues {
  return Object.fromEntries(SELLER_FIELDS.map((field) => [field, seller[field]])) as SellerValues;
}

const savedSeller = (seller: OpenedSeller): Saved<SellerValues, string> => ({ version: seller.etag, values: valuesOf(seller) });

export function useSellerForm(opened: OpenedSeller) {
  const { t } = useI18n();
  return useRecordForm({
    about: 'seller',
    saved: savedSeller(opened),
    toSaved: savedSeller,
    recordKey: keyOf(SELLER),
    done: t('settings.sellerSaved'),
    save: (api, { version, values }) => tagged(api.PUT(SELLER, { params: { header: { 'If-Match': version } }, body: values })),
  });
}

interface SellerFormProps {
  readonly opened: OpenedSeller;
  readonly form: ReturnType<typeof useSellerForm>;
}

/** The form of what buyers read about the seller. */
export function SellerForm({ opened, form }: SellerFormProps) {
  const { t } = useI18n();
  const wordsOf = useFieldWords();
  const { values, field } = form;
  // The newest version is the first. It comes from the configuration of the shop until somebody edits it.
  const isConfigured = opened.history[0]?.isConfigured ?? false;
  return (
    <Card title={t('settings.sellerTold')}>
      <RecordForm form={form} wordsOf={wordsOf} isReady={isEmail(values.email)} action={t('common.save')}>
        <p className="rounded-field bg-sunk px-4 py-3 text-muted">
          {t(isConfigured ? 'settings.configured' : 'settings.edited')}
        </p>
        <Details form={form} />
        <CheckedEmailField {...field('email')} label={t('settings.email')} required autoComplete="off" />
        <Field
          {...field('messenger')}
          label={t('settings.messenger')}
          required
          maxLength={65}
          autoComplete="off"
          // A name at a messenger has no spaces, so they go as soon as they are typed.
          onChange={({ target }) => form.set({ messenger: target.value.replaceAll(/\s/g, '') })}
        />
      </RecordForm>
    </Card>
  );
}

function Details({ form }: Pick<SellerFormProps, 'form'>) {
  const { t, language } = useI18n();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {LANGUAGES.map((textLanguage) => (
        <AreaField
          key={textLanguage}
          {...form.field(fieldName('details', textLanguage))}
          lang={textLanguage}
          label={t('settings.details', { language: languageName(textLanguage, language) })}
          hint={t('settings.detailsHint')}
          required
          rows={6}
          maxLength={2000}
        />
      ))}
    </div>
  );
}

/** The label of each field, and the language of its text, for the question after somebody else has changed the seller. */
function useFieldWords() {
  const { t } = useI18n();
  const words: Record<keyof SellerValues, FieldWords<string>> = {
    ...useTextWords({ details: 'settings.details' }),
    email: { label: t('settings.email') },
    messenger: { label: t('settings.messenger') },
  };
  return (field: keyof SellerValues) => words[field];
}
