import { useForm } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { staffNoteDraft } from '../../memory/late/staff-note-draft.ts';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { FormError } from '../kit/form-error.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { type Consultation, useAddNote } from './consultation.ts';

const LONGEST = 2000;

/** Adds a note to a request. What was typed survives a reload, an ended session and closing the dialog. */
export function NoteDialog({ request, onClose }: { request: Consultation; onClose: () => void }) {
  const { t } = useI18n();
  const add = useAddNote(request);
  const form = useForm({ defaultValues: { text: typedBefore(request.id) } });
  const submit = form.handleSubmit(async ({ text }) => {
    if (add.isPending) return;
    await add.mutateAsync(text).then(
      () => {
        staffNoteDraft.forget();
        onClose();
      },
      // The refusal stands in the dialog.
      () => undefined,
    );
  });
  const text = form.register('text', {
    validate: (typed) => typed.trim() !== '' || t('staffConsultations.noteEmpty'),
    onChange: ({ target }) => staffNoteDraft.keep({ about: request.id, text: target.value }),
  });
  return (
    <Modal open onClose={onClose} title={t('staffConsultations.noteTitle', { name: request.name })} closeLabel={t('frame.close')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <AreaField
          {...text}
          label={t('staffConsultations.noteLabel')}
          hint={t('staffConsultations.noteHint')}
          maxLength={LONGEST}
          rows={5}
          error={form.formState.errors.text?.message}
        />
        <FormError error={add.error} />
        <SubmitButton isPending={add.isPending} className="self-end">
          {t('staffConsultations.saveNote')}
        </SubmitButton>
      </form>
    </Modal>
  );
}

function typedBefore(id: string): string {
  const draft = staffNoteDraft.read();
  return draft?.about === id ? draft.text : '';
}
