import type { Ref } from 'react';
import { suggestOccupations } from '../../i18n/data/occupations.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { ComboboxField } from '../../ui/late/field-combobox.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { MaskedInput } from './masked-input.tsx';
import { PlaceInput } from './place-input.tsx';
import { choiceWords, PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';

interface ProfileInputProps {
  field: ProfileField;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Of a place: true to suggest the best-known cities only, as the customer's card does. */
  onlyBestKnown?: boolean;
  required?: boolean;
  /** The words of the field, where somebody else than the customer types. */
  label?: string | undefined;
  /** Given where browsers must not fill in data of whoever types. */
  autoComplete?: 'off';
  className?: string | undefined;
  ref?: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;
}

/** The control that fits a field of the profile. */
export function ProfileInput({ field, label, onChange, onlyBestKnown = false, ...rest }: ProfileInputProps) {
  const { t, language } = useI18n();
  const { control, autoComplete = 'off', maxLength } = PROFILE_FIELDS[field];
  const shared = { autoComplete, ...rest, label: label ?? t(`account.field.${field}`), name: field };
  switch (control.kind) {
    case 'masked':
      return (
        <MaskedInput
          {...shared}
          onChange={onChange}
          mask={control.mask}
          inputMode={control.inputMode}
          placeholder={control.sample && t(control.sample)}
        />
      );
    case 'place':
      return <PlaceInput {...shared} maxLength={maxLength} onChange={onChange} onlyBestKnown={onlyBestKnown} />;
    case 'occupation':
      return (
        <ComboboxField
          {...shared}
          maxLength={maxLength}
          onChange={onChange}
          listLabel={t('account.suggestions')}
          suggestions={suggestOccupations(rest.value, language)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={control.choices.map(([value, words]) => [value, choiceWords(words, t, language)])}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'area':
      return <AreaField {...shared} maxLength={maxLength} onChange={({ target }) => onChange(target.value)} />;
    default:
      return <Field {...shared} maxLength={maxLength} onChange={({ target }) => onChange(target.value)} />;
  }
}
