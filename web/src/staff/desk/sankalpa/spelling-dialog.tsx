import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { Sanskrit } from '../../../ui/late/sanskrit.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useDialogForm } from '../../kit/forms/use-dialog-form.ts';
import { DESK_KEY } from '../desk-calls.ts';
import { type SpelledName, saveSpelling } from './sankalpa-calls.ts';

interface SpellingDialogProps {
  orderId: string;
  name: SpelledName;
  onClose: () => void;
}

/** How the priest spells a name, with a word to the customer. */
export function SpellingDialog({ orderId, name, onClose }: SpellingDialogProps) {
  const { t } = useI18n();
  const values = { iast: name.correctedBy ? name.iast : '', note: name.note };
  const form = useDialogForm('spelling', `${orderId} ${name.name} ${name.version}`, {
    blank: values,
    shown: [DESK_KEY],
    save: (api, { values: typed }) => saveSpelling(api, orderId, name.name, `"${name.version}"`, typed),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} onClose={onClose} title={name.name} action={t('account.save')}>
      <Sanskrit {...name} />
      <Field
        {...form.field('iast')}
        label={t('staffDesk.spelling')}
        hint={t('staffDesk.spellingHint', { name: name.byRules })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <Field {...form.field('note')} label={t('staffDesk.spellingNote')} maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}
