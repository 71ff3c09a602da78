import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { type FieldFaults, isBlank, useFieldError } from './refused-form.ts';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>, FieldFaults {
  label: string;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field with its hint and error. */
export function Field({ label, error, wrong, hint, className, ...input }: FieldProps) {
  const fault = useFieldError({ error, wrong }, input.required && isBlank(input.value) && 'empty');
  return (
    <FieldFrame label={label} error={fault} hint={hint} className={className}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

/** A field for an e-mail. Not of the type `email`: there Chromium gives a host in letters as `xn--…`, which nobody has typed. */
export function EmailField(props: FieldProps) {
  return <Field inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />;
}

/** Does the text look like an e-mail: something before and after `@`, and a dot after it? Blanks around it are allowed. */
export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
