import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { ApiError } from '../../api/error.ts';
import { useI18n } from '../../i18n/i18n.tsx';
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
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<AddressValues>({
    defaultValues: { address: '', isOwn: false },
    reValidateMode: 'onSubmit',
  });
  const refusal = addressRefusal(error);
  useEffect(() => {
    if (refusal) setError('address', { type: 'refused', message: refusal }, { shouldFocus: true });
  }, [refusal, setError]);
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
      <Alert>{error && !refusal && error.message}</Alert>
      <Button type="submit" variant="primary" isBusy={isPending}>
        {t('refund.give')}
      </Button>
    </form>
  );
}

/** Why the server refuses the address; undefined for any other error. */
function addressRefusal(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.errors?.find(({ pointer }) => pointer === '/address')?.detail;
}
