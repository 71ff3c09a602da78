import type { components } from '#contract';
import { fieldsOf } from '#kernel/bilingual-fields.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { useGo } from '../kit/page/panel.tsx';
import { isSlug, NewNames, NewSlug } from './new-text-fields.tsx';
import { beginService } from './service-kind.ts';

type ServiceInput = components['schemas']['NewService'];
type Values = Readonly<Record<keyof ServiceInput, string>>;

const BLANK = Object.fromEntries(['id', 'price', ...fieldsOf('name')].map((field) => [field, ''])) as Values;
const PRICE = /^\d{1,6}([.,]\d{1,2})?$/;

/** Begins a ritual: its names, its price for a month, and the address that it keeps. Nobody sees it before it is published. */
export function NewService({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const go = useGo();
  const form = useRecordForm({
    ...useDialogDraft('new service', '', BLANK),
    save: ({ values }) => beginService(api, { ...values, price: priceOf(values) } as ServiceInput),
    onSaved: ({ id }) => go(`/content/services/${id}`),
  });
  const { id, price } = form.values;
  const isPriced = PRICE.test(price.trim()) && priceOf(form.values) >= 1;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('content.newService')}
      isReady={isSlug(id) && isPriced}
      action={t('content.beginService')}
    >
      <NewNames form={form} />
      <Field
        {...form.field('price')}
        label={t('content.monthPrice')}
        required
        inputMode="decimal"
        maxLength={9}
        error={price !== '' && !isPriced ? t('content.priceWrong') : form.errors.price}
      />
      <NewSlug form={form} label={t('content.serviceSlug')} hint={t('content.serviceSlugText')} />
    </FormDialog>
  );
}

const priceOf = ({ price }: Values) => Number(price.trim().replace(',', '.'));
