import type { Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { LanguageField, LeftEmailField } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { type OpenedPartner, type PartnerValues, usePartnerForm } from './use-partner-form.ts';

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Who a partner is; `slug` is empty for a new partner, who gets one that stays. */
export function PartnerForm({ slug, saved }: { slug: string; saved: OpenedPartner }) {
  const { t } = useI18n();
  const wordsOf = useFieldWords();
  const form = usePartnerForm(slug, saved);
  const { values, set, field } = form;
  const isSlug = SLUG.test(values.slug);
  const isReady = isSlug && isEmail(values.email);
  return (
    <Card title={t('partners.about')}>
      <RecordForm form={form} wordsOf={wordsOf} isReady={isReady} action={t(slug === '' ? 'partners.add' : 'account.save')}>
        {slug === '' && (
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
        <LeftEmailField {...field('email')} label={t('frame.email')} hint={t('partners.emailHint')} required autoComplete="off" />
        <LanguageField {...field('language')} label={t('staff.language')} />
        {slug !== '' && <CheckboxField {...form.box('suspended')} label={t('partners.suspend')} />}
      </RecordForm>
    </Card>
  );
}

const LABELS = { name: 'staff.name', email: 'frame.email', slug: 'partners.slug' } as const;

/** How the fields of the form are told. */
function useFieldWords() {
  const { t, language } = useI18n();
  return (field: keyof PartnerValues): FieldWords<string> => {
    if (field === 'language') return { label: t('staff.language'), words: (value) => languageName(value as Language, language) };
    if (field === 'suspended') return { label: t('staff.suspended'), words: (value) => t(value ? 'staff.yes' : 'staff.no') };
    return { label: t(LABELS[field]) };
  };
}
