import type { ClipboardEvent, Ref } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';

export const CODE_LENGTH = 6;

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** A field for six digits: typed, pasted together with other characters, or filled in by the phone that received the code. */
export function CodeField({ value, onChange, error, ref }: CodeFieldProps) {
  const { t } = useI18n();
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData('text')));
  };
  return (
    <Field
      ref={ref}
      label={t('account.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={CODE_LENGTH}
      pattern="[0-9]*"
      required
      error={error}
      value={value}
      onChange={({ target }) => onChange(digitsOf(target.value))}
      onPaste={paste}
    />
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
