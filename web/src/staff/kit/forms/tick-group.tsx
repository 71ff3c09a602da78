import { useContext, useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { RefusedForm } from '../../../ui/late/refused-form.ts';

interface TickGroupProps<Choice extends string> {
  label: string;
  /** Value and words of each choice. */
  choices: readonly (readonly [value: Choice, text: string])[];
  ticked: readonly Choice[];
  /** Gets what is ticked now, in the order of the choices. */
  onChange: (ticked: Choice[]) => void;
}

/** Boxes of which one at least is ticked. */
export function TickGroup<Choice extends string>({ label, choices, ticked, onChange }: TickGroupProps<Choice>) {
  const { t } = useI18n();
  const id = useId();
  const isWrong = useContext(RefusedForm) !== undefined && ticked.length === 0;
  const toggle = (choice: Choice) =>
    onChange(choices.map(([value]) => value).filter((value) => (value === choice) !== ticked.includes(value)));
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{label}</legend>
      {choices.map(([value, text], place) => (
        <CheckboxField
          key={value}
          label={text}
          checked={ticked.includes(value)}
          onChange={() => toggle(value)}
          {...(isWrong && place === 0 && { 'aria-invalid': true, 'aria-describedby': id })}
        />
      ))}
      {isWrong && (
        <p id={id} role="alert" className="text-danger text-sm">
          {t('staff.noneTicked')}
        </p>
      )}
    </fieldset>
  );
}
