import { useContext, useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { RefusedForm } from '../../../ui/late/refused-form.ts';

interface TickGroupProps<Choice extends string> {
  label: string;
  hint?: string | undefined;
  /** What the shop says against the choice. */
  error?: string | undefined;
  /** Many choices stand in columns in a frame that moves. */
  isLong?: boolean;
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
  isLong = false,
  choices,
  ticked,
  onChange,
}: TickGroupProps<Choice>) {
  const { t } = useI18n();
  const id = useId();
  const isEmpty = useContext(RefusedForm) !== undefined && ticked.length === 0;
  const fault = isEmpty ? t('staff.noneTicked') : error;
  const toggle = (choice: Choice) => {
    const changed = ticked.includes(choice) ? ticked.filter((value) => value !== choice) : [...ticked, choice];
    onChange(choices.map(([value]) => value).filter((value) => changed.includes(value)));
  };
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{label}</legend>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      <div className={isLong ? 'mt-2 max-h-80 overflow-y-auto rounded-field border border-line px-3.5 py-1' : undefined}>
        {/* Columns of a bounded height would go on sideways. */}
        <div className={isLong ? 'gap-4 *:break-inside-avoid sm:columns-2' : undefined}>
          {choices.map(([value, text], place) => (
            <CheckboxField
              key={value}
              label={text}
              checked={ticked.includes(value)}
              onChange={() => toggle(value)}
              aria-invalid={(fault && place === 0) || undefined}
              aria-describedby={fault && place === 0 ? id : undefined}
            />
          ))}
        </div>
      </div>
      {fault && (
        <p id={id} role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
