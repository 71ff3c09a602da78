import { useContext, useId, useState } from 'react';
import { LANGUAGES } from '#kernel/language.ts';
import { plainEmail } from '#kernel/plain-email.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Alert } from '../../../ui/late/alert.tsx';
import { EmailField, type FieldProps, isEmail } from '../../../ui/late/field.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { SelectField, type SelectFieldProps } from '../../../ui/late/field-select.tsx';
import { RefusedForm } from '../../../ui/late/refused-form.ts';
import { languageName } from '../values/language-name.ts';

/** The choice of a language, such as that of letters to somebody. */
export function LanguageField(props: Omit<SelectFieldProps, 'options'>) {
  const { language } = useI18n();
  return <SelectField {...props} options={LANGUAGES.map((option) => [option, languageName(option, language)])} />;
}

/**
 * A field for an e-mail. It warns at once of characters beyond ASCII, which may only look like Latin letters, with the address to which mail
 * would go. That the text is no e-mail it says once somebody has left the field or tried to send the form.
 */
export function CheckedEmailField({ value, error, hint, ...field }: FieldProps & { value: string }) {
  const { t } = useI18n();
  const strange = isEmail(value) ? strangeLetters(value) : [];
  const warning = t('staff.strangeLetters', { letters: strange.join(', '), email: plainEmail(value) });
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

/** The last printable character of ASCII, beyond which no letter of a common e-mail stands. */
const LAST_OF_ASCII = '~';

function strangeLetters(email: string): string[] {
  const letters = [...new Set(email.trim())];
  return letters.filter((letter) => letter > LAST_OF_ASCII).map(nameOf);
}

/** Letters, numbers, punctuation and symbols: everything else cannot be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A letter with its number in Unicode, because the letter alone may look like another; of an invisible one the number alone. */
function nameOf(letter: string): string {
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return VISIBLE.test(letter) ? `${letter} (${code})` : code;
}

interface TickGroupProps<Choice extends string> {
  label: string;
  hint?: string | undefined;
  /** Why the shop refused the choice. */
  error?: string | undefined;
  /** There are many choices: they stand in columns, in a frame that scrolls. */
  isLong?: boolean;
  choices: readonly (readonly [value: Choice, text: string])[];
  ticked: readonly Choice[];
  /** Gets all ticked values, in the order of the choices. */
  onChange: (ticked: Choice[]) => void;
}

/** Boxes of which at least one must be ticked. */
export function TickGroup<Choice extends string>(props: TickGroupProps<Choice>) {
  const { label, hint, error, isLong = false, choices, ticked, onChange } = props;
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
        {/* The frame has the height and the box inside it the columns: columns of a limited height would flow sideways. */}
        <div className={isLong ? 'gap-4 *:break-inside-avoid sm:columns-2' : undefined}>
          {choices.map(([value, text], index) => (
            <CheckboxField
              key={value}
              label={text}
              checked={ticked.includes(value)}
              onChange={() => toggle(value)}
              aria-invalid={(fault && index === 0) || undefined}
              aria-describedby={fault && index === 0 ? id : undefined}
            />
          ))}
        </div>
      </div>
      <Alert id={id}>{fault}</Alert>
    </fieldset>
  );
}
