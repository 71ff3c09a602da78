import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useDialogDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { type Consultation, SHOWN, sendAnswer } from './consultation.ts';
import { languageWord } from './language-word.ts';

const LONGEST = 4000;

/** Answers a request by mail. What was typed survives a reload, an ended session and closing the dialog. */
export function AnswerDialog({ request, onClose }: { request: Consultation; onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  // The request as it stood when the dialog opened: who answered meanwhile must not be answered over.
  const [opened] = useState(request);
  const form = useRecordForm({
    ...useDialogDraft('answer', opened.id, { email: opened.email, text: '' }),
    shown: SHOWN,
    done: t('staffConsultations.answerSent'),
    check: ({ email, text }): Record<string, string> => ({
      ...(!isEmail(email) && { email: t('staff.wrongEmail') }),
      ...(text.trim() === '' && { text: t('staffConsultations.answerEmpty') }),
    }),
    save: ({ values: { email, text } }) => sendAnswer(api, opened, { email: email.trim(), text }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffConsultations.answerTitle', { name: opened.name })}
      action={t('staffConsultations.sendAnswer')}
    >
      {opened.message && <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{opened.message}</p>}
      <EmailField {...form.field('email')} label={t('frame.email')} autoComplete="off" required />
      <AreaField
        {...form.field('text')}
        label={t('staffConsultations.answerLabel')}
        hint={t('staffConsultations.answerHint', { language: t(languageWord(opened)) })}
        required
        maxLength={LONGEST}
        rows={8}
      />
    </FormDialog>
  );
}
