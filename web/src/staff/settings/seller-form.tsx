import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { LeftEmailField } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import type { OpenedSeller, SellerValues, useSellerForm } from './use-seller-form.ts';

interface SellerFormProps {
  readonly opened: OpenedSeller;
  readonly form: ReturnType<typeof useSellerForm>;
}

/** What buyers read of the seller, to be changed. */
export function SellerForm({ opened, form }: SellerFormProps) {
  const { t } = useI18n();
  const wordsOf = useFieldWords();
  const { values, field } = form;
  // The newest version is the first.
  const isConfigured = opened.history[0]?.isConfigured ?? false;
  return (
    <Card title={t('settings.sellerTold')}>
      <RecordForm form={form} wordsOf={wordsOf} isReady={isEmail(values.email)} action={t('account.save')}>
        <p className="rounded-field bg-sunk px-4 py-3 text-muted">
          {t(isConfigured ? 'settings.configured' : 'settings.edited')}
        </p>
        <Details form={form} />
        <LeftEmailField {...field('email')} label={t('settings.email')} required autoComplete="off" />
        <Field
          {...field('messenger')}
          label={t('settings.messenger')}
          required
          maxLength={65}
          autoComplete="off"
          // A name at a messenger has no spaces, so they go as soon as they are typed.
          onChange={({ target }) => form.set({ messenger: target.value.trim() })}
        />
      </RecordForm>
    </Card>
  );
}

/** The details in each language, side by side. */
function Details({ form }: Pick<SellerFormProps, 'form'>) {
  const { t, language } = useI18n();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {LANGUAGES.map((one) => (
        <AreaField
          key={one}
          {...form.field(fieldName('details', one))}
          lang={one}
          label={t('settings.details', { language: languageName(one, language) })}
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
  const { t, language } = useI18n();
  return (field: keyof SellerValues) => {
    if (field === 'email' || field === 'messenger') return { label: t(`settings.${field}`) };
    const lang = LANGUAGES.find((one) => fieldName('details', one) === field) ?? language;
    return { label: t('settings.details', { language: languageName(lang, language) }), lang };
  };
}
