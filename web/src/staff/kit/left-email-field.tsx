import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField, type FieldProps, isEmail } from '../../ui/late/field.tsx';

/** A field for an e-mail that says, once somebody has left it, that what is typed is none: the form's button cannot be used before that. */
export function LeftEmailField({ value, error, ...field }: FieldProps & { value: string }) {
  const { t } = useI18n();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value.trim() !== '' && !isEmail(value);
  return <EmailField {...field} value={value} onBlur={() => setLeft(true)} error={isWrong ? t('staff.wrongEmail') : error} />;
}
