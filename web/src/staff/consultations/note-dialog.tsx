import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useNoteDraft } from '../kit/forms/use-dialog-draft.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { addNote, type Consultation, SHOWN } from './consultation.ts';

const LONGEST = 2000;

/** Adds a note to a request. What was typed survives a reload, an ended session and closing the dialog. */
export function NoteDialog({ request, onClose }: { request: Consultation; onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const form = useRecordForm({
    ...useNoteDraft(request.id),
    shown: SHOWN,
    check: ({ text }): Record<string, string> => (text.trim() === '' ? { text: t('staffConsultations.noteEmpty') } : {}),
    save: ({ values: { text } }) => addNote(api, request, text),
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
        maxLength={LONGEST}
        rows={5}
      />
    </FormDialog>
  );
}
