import { useContext, useId, useState } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { plainEmail } from '#kernel/plain-email.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmailField, type FieldProps, isEmail } from '../../../ui/late/field.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { SelectField, type SelectFieldProps } from '../../../ui/late/field-select.tsx';
import { RefusedForm } from '../../../ui/late/refused-form.ts';
import { languageName } from '../values/language-name.ts';

/** The choice of a language, such as that of letters to somebody. */
export function LanguageField(props: Omit<SelectFieldProps, 'options'>) {
  const { language } = useI18n();
  return <SelectField {...props} options={LANGUAGES.map((one) => [one, languageName(one, language)])} />;
}

/**
 * A field for an e-mail that says, once somebody has left it, or tried to send the form, that what is typed is none, and, at once, to whom
 * letters lead that only look like Latin ones.
 */
export function LeftEmailField({ value, error, hint, ...field }: FieldProps & { value: string }) {
  const { t } = useI18n();
  const strange = isEmail(value) ? [...new Set(value.trim())].filter((letter) => letter > '~').map(nameOf) : [];
  const email = plainEmail(value);
  const warning = t('staff.strangeLetters', { letters: strange.join(', '), email });
  const [isLeft, setLeft] = useState(false);
  const wrong = value.trim() === '' || isEmail(value) ? undefined : t('staff.wrongEmail');
  return (
    <EmailField
      {...field}
      hint={strange.length > 0 ? warning : hint}
      value={value}
      onBlur={() => setLeft(true)}
      error={(isLeft && wrong) || error}
      wrong={wrong}
    />
  );
}

/** A letter with its number in Unicode, because the letter alone does not tell which it is; of what nobody sees the number alone. */
function nameOf(letter: string): string {
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) ? `${letter} (${code})` : code;
}

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
