import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckedForm, SubmitButton } from '../kit/forms/checked-form.tsx';
import { useFirstFocus } from '../kit/forms/use-first-focus.ts';

interface CodeFormProps {
  label: string;
  hint?: string;
  /** Six digits of an app, or one of the recovery codes. */
  kind: 'digits' | 'recovery';
  action: string;
  isPending: boolean;
  error: string | undefined;
  onSubmit: (code: string) => void;
}

const LEAST = { digits: 6, recovery: 12 } as const;

/** A field for one code, and its button. After a refusal the code is selected, to be typed anew. */
export function CodeForm({ label, hint, kind, action, isPending, error, onSubmit }: CodeFormProps) {
  const { t } = useI18n();
  const [code, setCode] = useState('');
  const field = useFirstFocus();
  useEffect(() => {
    if (error) field.current?.select();
  }, [error, field]);
  const isComplete = code.replaceAll(/[\s-]/g, '').length >= LEAST[kind];
  const digits = { inputMode: 'numeric', maxLength: 6, autoComplete: 'one-time-code' } as const;
  const text = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 } as const;
  return (
    <CheckedForm className="flex flex-col gap-4" isReady={isComplete} isPending={isPending} onSend={() => onSubmit(code.trim())}>
      <Field
        ref={field}
        label={label}
        hint={hint}
        required
        value={code}
        error={error}
        wrong={isComplete ? undefined : t('staff.codeShort', { count: LEAST[kind] })}
        onChange={({ target }) => setCode(kind === 'digits' ? target.value.replaceAll(/\D/g, '').slice(0, 6) : target.value)}
        {...(kind === 'digits' ? digits : text)}
      />
      <SubmitButton isPending={isPending}>{action}</SubmitButton>
    </CheckedForm>
  );
}
