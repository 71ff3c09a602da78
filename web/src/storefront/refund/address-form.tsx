import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { ApiError } from '../../api/error.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';

interface Answer {
  readonly address: string;
  readonly isOwn: boolean;
}

interface AddressFormProps {
  refund: components['schemas']['LinkedRefund'];
  error: Error | null;
  isPending: boolean;
  onDone: (address: string) => void;
}

/** Asks for an address in the refund's network, and for the word that the wallet takes the coin there: what is sent cannot be called back. */
export function AddressForm({ refund: { network }, error, isPending, onDone }: AddressFormProps) {
  const { t } = useI18n();
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<Answer>({
    defaultValues: { address: '', isOwn: false },
    reValidateMode: 'onSubmit',
  });
  const refused = refusedAddress(error);
  useEffect(() => {
    if (refused) setError('address', { type: 'refused', message: refused }, { shouldFocus: true });
  }, [refused, setError]);
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ address }) => !isPending && onDone(address.trim()))}
      aria-label={t('refund.title')}
      className="flex flex-col gap-4"
    >
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
        label={t('refund.own', { network })}
        error={errors.isOwn && t('refund.ownMissing')}
        {...register('isOwn', { validate: (isOwn) => isOwn, onChange: () => clearErrors('isOwn') })}
      />
      <Alert>{error && !refused && error.message}</Alert>
      <Button type="submit" variant="primary" isBusy={isPending}>
        {t('refund.give')}
      </Button>
    </form>
  );
}

/** What the server says of an address to which the coin must not go. */
function refusedAddress(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.errors?.find(({ pointer }) => pointer === '/address')?.detail;
}
