import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { BEST_KNOWN } from '../../i18n/data/best-known.ts';
import { cityNamed, describeCity, suggestCities } from '../../i18n/data/city.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ComboboxField } from '../../ui/late/field-combobox.tsx';

export interface PlaceInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  shortList: boolean;
  maxLength: number;
  autoComplete: string;
  name: string;
  required?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a place, with cities suggested in either language. For a known city it shows the coordinates and the time zone. */
export function PlaceInput({ shortList, hint, ...field }: PlaceInputProps) {
  const { t, language } = useI18n();
  const [reached, setReached] = useState(false);
  const { data: cities = [] } = useQuery({
    queryKey: ['cities'],
    queryFn: async () => (await import('../../i18n/data/cities.ts')).CITIES,
    enabled: reached,
  });
  const offered = shortList ? cities.filter(({ en }) => BEST_KNOWN.includes(en)) : cities;
  const known = cityNamed(cities, field.value, language);
  return (
    <ComboboxField
      {...field}
      hint={known ? describeCity(known, language) : hint}
      listLabel={t('account.suggestions')}
      suggestions={suggestCities(offered, field.value, language)}
      onFocus={() => setReached(true)}
    />
  );
}
