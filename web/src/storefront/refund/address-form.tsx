import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useRefusedFields } from '../../page/late/use-refused-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';

interface AddressValues {
  readonly address: string;
  readonly isOwn: boolean;
}

interface AddressFormProps {
  refund: components['schemas']['LinkedRefund'];
  error: Error | null;
  isPending: boolean;
  onDone: (address: string) => void;
}

/** Asks for an address in the refund's network, and to confirm that the wallet takes the coin there: what is sent cannot be called back. */
export function AddressForm({ refund: { network }, error, isPending, onDone }: AddressFormProps) {
  const { t } = useI18n();
  const form = useForm<AddressValues>({ defaultValues: { address: '', isOwn: false }, reValidateMode: 'onSubmit' });
  useRefusedFields(form, error);
  const { register, handleSubmit, formState, clearErrors } = form;
  const { errors } = formState;
  const submit = handleSubmit(({ address }) => {
    if (!isPending) onDone(address.trim());
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('refund.title')} className="flex flex-col gap-4">
      <Field
        label={t('refund.address', { network })}
        hint={t('refund.addressHint', { network })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
        error={errors.address && (errors.address.message || t('refund.addressMissing'))}
        {...register('address', {
          validate: (address) => address.trim() !== '',
          onChange: () => clearErrors('address'),
        })}
      />
      <CheckboxField
        label={t('refund.isMine', { network })}
        error={errors.isOwn && t('refund.isMineMissing')}
        {...register('isOwn', { validate: (isOwn) => isOwn, onChange: () => clearErrors('isOwn') })}
      />
      <Alert>{fieldErrors(error).address ? undefined : error?.message}</Alert>
      <Button type="submit" variant="primary" isBusy={isPending}>
        {t('refund.give')}
      </Button>
    </form>
  );
}
