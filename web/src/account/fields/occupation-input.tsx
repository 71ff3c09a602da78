import type { Ref } from 'react';
import { suggestOccupations } from '../../i18n/data/occupations.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ComboboxField } from '../../ui/late/field-combobox.tsx';

export interface OccupationInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  maxLength: number;
  autoComplete: string;
  name: string;
  required?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field for the customer's profession, with suggestions. */
export function OccupationInput(field: OccupationInputProps) {
  const { t, language } = useI18n();
  return (
    <ComboboxField {...field} listLabel={t('account.suggestions')} suggestions={suggestOccupations(field.value, language)} />
  );
}
