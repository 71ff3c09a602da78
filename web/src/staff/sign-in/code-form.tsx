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

/** How many characters a code has, without spaces and hyphens. */
const LENGTHS = { digits: 6, recovery: 12 } as const;

const DIGITS_INPUT = { inputMode: 'numeric', maxLength: LENGTHS.digits, autoComplete: 'one-time-code' } as const;
/** A recovery code may be typed with spaces and hyphens, for which there is room. */
const RECOVERY_INPUT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 } as const;

/** A field for one code, and its button. After a refusal the code is selected, to be typed anew. */
export function CodeForm({ label, hint, kind, action, isPending, error, onSubmit }: CodeFormProps) {
  const { t } = useI18n();
  const [code, setCode] = useState('');
  const field = useFirstFocus();
  useEffect(() => {
    if (error) field.current?.select();
  }, [error, field]);
  const isComplete = code.replaceAll(/[\s-]/g, '').length >= LENGTHS[kind];
  const tidied = (typed: string) => (kind === 'digits' ? typed.replaceAll(/\D/g, '').slice(0, LENGTHS.digits) : typed);
  return (
    <CheckedForm form={{ send: () => onSubmit(code.trim()), isPending, error: null }} isReady={isComplete}>
      <Field
        ref={field}
        label={label}
        hint={hint}
        required
        value={code}
        error={error}
        wrong={isComplete ? undefined : t('staff.codeShort', { count: LENGTHS[kind] })}
        onChange={({ target }) => setCode(tidied(target.value))}
        {...(kind === 'digits' ? DIGITS_INPUT : RECOVERY_INPUT)}
      />
      <SubmitButton isPending={isPending}>{action}</SubmitButton>
    </CheckedForm>
  );
}
