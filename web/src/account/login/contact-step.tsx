import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/late/field.tsx';
import { failureText } from '../failures.ts';
import type { SignIn } from './use-sign-in.ts';

/** Asks for the e-mail or phone to which the code is sent. */
export function ContactStep({ signIn }: { signIn: SignIn }) {
  const { t } = useI18n();
  const { request, state, keepContact } = signIn;
  const { register, handleSubmit, formState, clearErrors, setFocus, getValues, watch } = useForm({
    defaultValues: { contact: state.contact },
    reValidateMode: 'onSubmit',
  });
  const refusal = request.error && failureText(request.error, t('account.codeNotSentText'));
  useEffect(() => {
    if (refusal) setFocus('contact');
  }, [refusal, setFocus]);
  useEffect(() => {
    // After a step back or a reload the field holds the text that was typed before.
    if (getValues('contact')) setFocus('contact');
  }, [getValues, setFocus]);
  const isEmpty = watch('contact').trim() === '';
  const onEdit = (contact: string) => {
    clearErrors('contact');
    if (request.isError) request.reset();
    keepContact(contact);
  };
  const submit = handleSubmit(({ contact }) => {
    if (!request.isPending) request.mutate(contact.trim());
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField
        label={t('account.contact')}
        hint={t('account.contactHint')}
        required
        error={formState.errors.contact ? t('account.contactRequired') : refusal || undefined}
        {...register('contact', {
          validate: (contact) => contact.trim() !== '',
          onChange: ({ target }) => onEdit(target.value),
        })}
      />
      <Button variant="primary" type="submit" isBusy={request.isPending} disabled={isEmpty}>
        {t(request.isPending ? 'account.sending' : 'account.getCode')}
      </Button>
    </form>
  );
}
