import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cityNamed, describeCity, suggestCities } from '../../i18n/data/city.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { citiesQuery } from '../../page/late/cities.ts';
import { ComboboxField, type ComboboxFieldProps } from '../../ui/late/field-combobox.tsx';

interface PlaceInputProps extends Omit<ComboboxFieldProps, 'suggestions' | 'listLabel' | 'onFocus'> {
  /** True to suggest the best-known cities only. */
  onlyBestKnown: boolean;
}

/** A field for a place, with cities suggested in either language. For a known city it shows the coordinates and the time zone. */
export function PlaceInput({ onlyBestKnown, hint, ...field }: PlaceInputProps) {
  const { t, language } = useI18n();
  const [wasFocused, setFocused] = useState(false);
  const { data: cities = [] } = useQuery({ ...citiesQuery, enabled: wasFocused });
  const offered = onlyBestKnown ? cities.filter(({ isBestKnown }) => isBestKnown) : cities;
  const known = cityNamed(cities, field.value, language);
  return (
    <ComboboxField
      {...field}
      hint={known ? describeCity(known, language) : hint}
      listLabel={t('account.suggestions')}
      suggestions={suggestCities(offered, field.value, language)}
      onFocus={() => setFocused(true)}
    />
  );
}
