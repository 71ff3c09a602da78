import { useRef, useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Conflict } from '../kit/forms/conflict.tsx';
import { FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import { DESK_KEY, type DeskOrder, type DeskPerson } from './desk-queries.ts';

interface ReadAsDialogProps {
  order: DeskOrder;
  person: DeskPerson;
  onClose: () => void;
}

/** Characters that the API takes. */
const LONGEST_READING = 200;
/** The mark that stands over the vowel before it: a combining acute accent. */
const STRESS_MARK = '\u0301';

/** The dialog that notes how a name is read aloud. What is typed survives a reload and an ended session. */
export function ReadAsDialog({ order, person, onClose }: ReadAsDialogProps) {
  const { t } = useI18n();
  const [refusal, setRefusal] = useState<MessageKey>();
  const field = useRef<HTMLInputElement>(null);
  const form = useDialogForm('reading', `${order.id} ${person.name}`, {
    blank: { text: person.readAs },
    refreshes: [DESK_KEY],
    save: (api, { values, base }) => {
      const body = { name: person.name, readAs: values.text, before: base.text };
      return dataOf(api.PUT('/api/admin/desk/{id}/names', { params: { path: { id: order.id } }, body }));
    },
    onSaved: onClose,
  });
  const typed = form.values.text;
  const setText = (text: string) => {
    form.set({ text });
    setRefusal(undefined);
  };
  const addStress = () => {
    if (typed !== '' && typed.length < LONGEST_READING) return setText(typed + STRESS_MARK);
    setRefusal(typed === '' ? 'staffDesk.stressNeedsName' : 'staffDesk.stressNeedsRoom');
    field.current?.focus();
  };
  return (
    <FormDialog form={form} onClose={onClose} title={t('staffDesk.readTitle')} action={t('common.save')}>
      <p className="wrap-anywhere text-sm">
        <span className="text-muted">{t('staffDesk.asWritten')}</span> <bdi>{person.name}</bdi>
        {person.readAs && (
          <>
            <br />
            <span className="text-muted">{t('staffDesk.savedReading')}</span> <bdi>{person.readAs}</bdi>
          </>
        )}
      </p>
      {form.newer && <Conflict form={form} error={null} wordsOf={() => ({ label: t('staffDesk.readAs') })} />}
      <Field
        {...form.field('text')}
        ref={field}
        label={t('staffDesk.readAs')}
        hint={t('staffDesk.readHint')}
        maxLength={LONGEST_READING}
        autoComplete="off"
        // The API calls the text `readAs`.
        error={refusal ? t(refusal, { most: LONGEST_READING }) : form.errors.readAs}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setText(person.name)}>{t('staffDesk.takeWritten')}</Button>
        <Button onClick={addStress}>{t('staffDesk.addStress')}</Button>
      </div>
    </FormDialog>
  );
}
