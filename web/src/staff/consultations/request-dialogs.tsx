import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import { CheckedEmailField } from '../kit/forms/fields.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { type Consultation, languageWord, REFRESHES } from './consultation.ts';

/** Answers a request by mail. What was typed survives a reload, an ended session and closing the dialog. */
export function AnswerDialog({ request, onClose }: { request: Consultation; onClose: () => void }) {
  const { t } = useI18n();
  const form = useDialogForm('answer', request.id, {
    blank: { email: request.email, text: '' },
    refreshes: REFRESHES,
    done: t('staffConsultations.answerSent'),
    save: (api, { values: { email, text } }, keyOf) => {
      const body = { email: email.trim(), text };
      const params = { path: { id: request.id }, header: { 'If-Match': `"${request.version}"`, 'Idempotency-Key': keyOf(body) } };
      return dataOf(api.POST('/api/admin/consultations/{id}/answers', { params, body }));
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffConsultations.answerTitle', { name: request.name })}
      isReady={isEmail(form.values.email)}
      action={t('staffConsultations.sendAnswer')}
    >
      {request.message && <QuotedText>{request.message}</QuotedText>}
      <CheckedEmailField {...form.field('email')} label={t('frame.email')} autoComplete="off" required />
      <AreaField
        {...form.field('text')}
        label={t('staffConsultations.answerLabel')}
        hint={t('staffConsultations.answerHint', { language: t(languageWord(request)) })}
        required
        maxLength={4000}
        rows={8}
      />
    </FormDialog>
  );
}

/** Adds a note to a request. What was typed survives a reload, an ended session and closing the dialog. */
export function NoteDialog({ request, onClose }: { request: Consultation; onClose: () => void }) {
  const { t } = useI18n();
  const form = useDialogForm('note', request.id, {
    blank: { text: '' },
    refreshes: REFRESHES,
    save: (api, { values }, keyOf) => {
      const params = { path: { id: request.id }, header: { 'Idempotency-Key': keyOf(values) } };
      return dataOf(api.POST('/api/admin/consultations/{id}/notes', { params, body: values }));
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffConsultations.noteTitle', { name: request.name })}
      action={t('staffConsultations.saveNote')}
    >
      <AreaField
        {...form.field('text')}
        label={t('staffConsultations.noteLabel')}
        hint={t('staffConsultations.noteHint')}
        required
        maxLength={2000}
        rows={5}
      />
    </FormDialog>
  );
}
