import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cityNamed, suggestCities } from '../../../i18n/data/city.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { almanacCity } from '../../../memory/late/almanac-city.ts';
import { paths } from '../../../paths.ts';
import { ComboboxField } from '../../../ui/late/field-combobox.tsx';
import { loadAnew } from '../../../ui/load-anew.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Place } from '../day.ts';
import { nearestCity, roughly } from './nearest-city.ts';

interface ChooseCityProps {
  place: Place;
  shown: string;
  offset: string;
}

const PATIENCE_MS = 15_000;

/** Leads to the same day in another city, which the browser remembers. The list of cities is loaded when the field is reached. */
export function ChooseCity({ place, shown, offset }: ChooseCityProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(place.name);
  const [reached, setReached] = useState(false);
  const [fault, setFault] = useState<string>();
  // What is typed or pressed before the code is here would be lost.
  const isReady = useHydrated();
  const { data: cities = [] } = useQuery({
    queryKey: ['cities'],
    queryFn: async () => (await loadAnew(() => import('#words/cities.ts'))).CITIES,
    enabled: reached,
  });
  const go = (city: string) => {
    almanacCity.keep(city);
    if (city !== place.city) navigate(paths.almanac(city, shown));
  };
  const type = (text: string) => {
    setTyped(text);
    setFault(undefined);
    const chosen = cityNamed(cities, text, language);
    if (chosen) go(chosen.slug);
  };
  const find = async () => {
    setFault(undefined);
    try {
      const [{ CITIES }, { coords }] = await Promise.all([loadAnew(() => import('#words/cities.ts')), whereAmI()]);
      const nearest = nearestCity(CITIES, roughly(coords.latitude), roughly(coords.longitude));
      if (nearest) {
        setTyped(nearest[language]);
        go(nearest.slug);
      }
    } catch {
      setFault(t('almanac.notFoundHere'));
    }
  };
  return (
    <div className="relative">
      <ComboboxField
        label={`${t('almanac.city')} · ${offset}`}
        value={typed}
        onChange={type}
        suggestions={suggestCities(cities, typed, language)}
        listLabel={t('almanac.cities')}
        error={fault}
        disabled={!isReady}
        autoComplete="off"
        onFocus={({ target }) => {
          setReached(true);
          target.select();
        }}
        onBlur={() => setTyped(place.name)}
      />
      <button
        type="button"
        aria-label={t('almanac.findCity')}
        title={t('almanac.findCity')}
        onClick={find}
        disabled={!isReady}
        className="absolute top-6.5 right-0.5 inline-flex size-11 items-center justify-center rounded-field text-muted transition-colors duration-150 hover:text-accent"
      >
        <LocateFixed size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Asks the browser, and so the reader, where they are. */
function whereAmI(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('No location here'));
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: 600_000 });
  });
}
