import { dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { useRefusedFields } from '../../page/late/use-refused-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { EmailField, Field, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';

const BLANK = { name: '', phone: '', email: '', message: '' };

/** Characters of a name, spaces not counted, and of a phone. */
const SHORTEST_NAME = 2;
const SHORTEST_PHONE = 5;

/** Asks for name, phone, e-mail and question. Typed text survives a closed dialog and a reload, until it is sent. */
export function ConsultationForm({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useI18n();
  const { form, forget } = useFormOver({ place: 'consultation', stored: BLANK });
  const { register, handleSubmit, formState } = form;
  const send = useChange({
    send: (api, request: typeof BLANK) => dataOf(api.POST('/api/consultations', { body: request })),
    onDone: (_, { phone }) => {
      forget();
      onSent(phone.trim());
    },
    showsError: true,
    failed: t('consultation.failed'),
    failedText: () => t('consultation.kept'),
  });
  useRefusedFields(form, send.error);
  const { errors } = formState;
  const submit = handleSubmit((request) => {
    if (!send.isPending) send.mutate(request);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-muted">{t('consultation.text')}</p>
      <Field
        label={t('consultation.name')}
        autoComplete="name"
        maxLength={120}
        required
        error={errors.name && t('consultation.nameShort')}
        {...register('name', { validate: (name) => name.replace(/\s/g, '').length >= SHORTEST_NAME })}
      />
      <Field
        label={t('consultation.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        required
        error={errors.phone && t(errors.phone.type === 'required' ? 'consultation.phoneRequired' : 'consultation.phoneWrong')}
        {...register('phone', {
          validate: {
            required: (phone) => phone.trim() !== '',
            wrong: (phone) => phone.trim().length >= SHORTEST_PHONE,
          },
        })}
      />
      <EmailField
        label={t('frame.email')}
        hint={t('consultation.emailHint')}
        error={errors.email && t('consultation.emailWrong')}
        {...register('email', { validate: (email) => email.trim() === '' || isEmail(email) })}
      />
      <AreaField
        label={t('consultation.message')}
        hint={t('consultation.messageHint')}
        maxLength={2000}
        rows={3}
        {...register('message')}
      />
      {send.error && !fieldErrors(send.error).phone && (
        <Alert>
          {send.error instanceof ApiError ? send.error.message : t('consultation.failed')} {t('consultation.kept')}
        </Alert>
      )}
      <Button variant="primary" type="submit" isBusy={send.isPending} className="self-start">
        {t(send.isPending ? 'consultation.sending' : 'consultation.send')}
      </Button>
    </form>
  );
}
