import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField, type FieldProps, isEmail } from '../../ui/late/field.tsx';

/** A field for an e-mail that says, once somebody has left it, or tried to send the form, that what is typed is none. */
export function LeftEmailField({ value, error, ...field }: FieldProps & { value: string }) {
  const { t } = useI18n();
  const [isLeft, setLeft] = useState(false);
  const wrong = value.trim() === '' || isEmail(value) ? undefined : t('staff.wrongEmail');
  return <EmailField {...field} value={value} onBlur={() => setLeft(true)} error={(isLeft && wrong) || error} wrong={wrong} />;
}
