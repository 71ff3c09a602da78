import { useState } from 'react';
import { plainEmail } from '#kernel/plain-email.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmailField, type FieldProps, isEmail } from '../../../ui/late/field.tsx';

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
