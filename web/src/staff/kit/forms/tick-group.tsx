import { useContext, useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { RefusedForm } from '../../../ui/late/refused-form.ts';

interface TickGroupProps<Choice extends string> {
  label: string;
  hint?: string | undefined;
  /** What the shop says against the choice. */
  error?: string | undefined;
  /** For many choices: columns in a frame of their own, which moves. */
  className?: string;
  /** Value and words of each choice. */
  choices: readonly (readonly [value: Choice, text: string])[];
  ticked: readonly Choice[];
  /** Gets what is ticked now, in the order of the choices. */
  onChange: (ticked: Choice[]) => void;
}

/** Boxes of which one at least is ticked. */
export function TickGroup<Choice extends string>({
  label,
  hint,
  error,
  className,
  choices,
  ticked,
  onChange,
}: TickGroupProps<Choice>) {
  const { t } = useI18n();
  const id = useId();
  const isEmpty = useContext(RefusedForm) !== undefined && ticked.length === 0;
  const fault = isEmpty ? t('staff.noneTicked') : error;
  const toggle = (choice: Choice) =>
    onChange(choices.map(([value]) => value).filter((value) => (value === choice) !== ticked.includes(value)));
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{label}</legend>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      <div className={className}>
        {choices.map(([value, text], place) => (
          <CheckboxField
            key={value}
            label={text}
            checked={ticked.includes(value)}
            onChange={() => toggle(value)}
            {...(fault && place === 0 && { 'aria-invalid': true, 'aria-describedby': id })}
          />
        ))}
      </div>
      {fault && (
        <p id={id} role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
