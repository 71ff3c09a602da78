import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Card } from '../kit/card.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { Conflict } from '../kit/conflict.tsx';
import { languageName } from '../kit/language-name.ts';
import { LeftEmailField } from '../kit/left-email-field.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import type { OpenedSeller } from './seller-queries.ts';
import { SELLER_FIELDS, type SellerValues, type useSellerForm } from './use-seller-form.ts';

interface SellerFormProps {
  readonly opened: OpenedSeller;
  readonly form: ReturnType<typeof useSellerForm>;
}

/** What buyers read of the seller, to be changed. */
export function SellerForm({ opened, form }: SellerFormProps) {
  const { t } = useI18n();
  const tell = useTell();
  const { values, set, errors, save } = form;
  const isReady = isEmail(values.email) && SELLER_FIELDS.every((field) => values[field].trim() !== '');
  const isConfigured = opened.history[0]?.isConfigured ?? false;
  return (
    <Card title={t('settings.sellerTold')}>
      <CheckedForm
        className="flex flex-col gap-4"
        isReady={isReady}
        isUnchanged={!form.isDirty}
        isPending={save.isPending}
        onSend={form.send}
      >
        <p className="rounded-field bg-sunk px-4 py-3 text-muted">
          {t(isConfigured ? 'settings.configured' : 'settings.edited')}
        </p>
        <Details form={form} />
        <LeftEmailField
          label={t('settings.email')}
          error={errors.email}
          required
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <Field
          label={t('settings.messenger')}
          error={errors.messenger}
          required
          maxLength={65}
          autoComplete="off"
          value={values.messenger}
          onChange={({ target }) => set({ messenger: target.value.trim() })}
        />
        <Conflict typed={form} error={save.error} tell={tell} />
        <SubmitButton isPending={save.isPending} className="self-start">
          {t('settings.saveSeller')}
        </SubmitButton>
      </CheckedForm>
    </Card>
  );
}

/** The details in each language, side by side. */
function Details({ form: { values, set, errors } }: Pick<SellerFormProps, 'form'>) {
  const { t, language } = useI18n();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {LANGUAGES.map((one) => {
        const field = fieldName('details', one);
        return (
          <AreaField
            key={one}
            lang={one}
            label={t('settings.details', { language: languageName(one, language) })}
            hint={t('settings.detailsHint')}
            error={errors[field]}
            required
            rows={6}
            maxLength={2000}
            value={values[field]}
            onChange={({ target }) => set({ [field]: target.value })}
          />
        );
      })}
    </div>
  );
}

/** How the fields of the form are told. */
function useTell() {
  const { t, language } = useI18n();
  return (field: keyof SellerValues) => {
    if (field === 'email' || field === 'messenger') return { label: t(`settings.${field}`) };
    const lang = LANGUAGES.find((one) => fieldName('details', one) === field) ?? language;
    return { label: t('settings.details', { language: languageName(lang, language) }), lang };
  };
}
