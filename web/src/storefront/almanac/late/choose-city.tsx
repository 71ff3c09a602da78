import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { timeThere } from '#kernel/time-there.ts';
import { cityNamed, suggestCities } from '../../../i18n/data/city.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { almanacCity } from '../../../memory/late/almanac-city.ts';
import { citiesQuery } from '../../../page/late/cities.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ComboboxField } from '../../../ui/late/field-combobox.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Place } from '../day.ts';
import { nearestCity } from './nearest-city.ts';
import { useRitualQuery } from './ritual-query.ts';

/** How long the browser may look for the reader's place. */
const LOCATING_MS = 15_000;
/** A place that the browser found so recently is good enough. */
const LOCATION_KEPT_MS = 10 * 60_000;

interface ChooseCityProps {
  place: Place;
  /** The day or the month that the page shows. */
  shown: string;
}

/**
 * Leads to the same day in another city, which the browser remembers. The list of cities is loaded when the field is reached or its button
 * pressed; where it does not come, the grid around says so below all its fields, and what was typed stays.
 */
export function ChooseCity({ place, shown }: ChooseCityProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const query = useRitualQuery();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(place.name);
  const [isReached, setReached] = useState(false);
  const [fault, setFault] = useState<string>();
  // What is typed or pressed before the code is here would be lost.
  const isReady = useHydrated();
  // The clocks of a month are those of its middle.
  const day = shown.length === 'YYYY-MM'.length ? `${shown}-15` : shown;
  const offset = timeThere(place.timeZone, language).offset(`${day}T12:00:00Z`);
  const list = useQuery({ ...citiesQuery, enabled: isReached });
  const cities = list.data ?? [];
  const goTo = (city: string) => {
    almanacCity.keep(city);
    if (city !== place.city) navigate(paths.almanac(city, shown) + query);
  };
  const onType = (text: string) => {
    setTyped(text);
    setFault(undefined);
    const chosen = cityNamed(cities, text, language);
    if (chosen) goTo(chosen.slug);
  };
  const goToNearest = async () => {
    setFault(undefined);
    const [known, position] = await Promise.all([
      // That the list did not come is said below the field.
      queryClient.fetchQuery(citiesQuery).catch(() => undefined),
      locateReader().catch(() => undefined),
    ]);
    // Whoever has gone on to another page meanwhile stays there.
    if (!field.current) return;
    if (!position) return setFault(t('almanac.notFoundHere'));
    const nearest = known && nearestCity(known, position.coords);
    if (!nearest) return;
    setTyped(nearest[language]);
    goTo(nearest.slug);
  };
  const loadAgain = () => {
    // The button goes while the list is on its way. Who types goes on where they were.
    field.current?.focus();
    void list.refetch();
  };
  return (
    <>
      <div className="relative">
        <ComboboxField
          ref={field}
          label={`${t('almanac.city')} · ${offset}`}
          value={typed}
          onChange={onType}
          suggestions={suggestCities(cities, typed, language)}
          listLabel={t('almanac.cities')}
          error={fault}
          disabled={!isReady}
          autoComplete="off"
          onFocus={({ target }) => {
            setReached(true);
            // The name of the place gives way to what is typed; what was typed before the list came stays.
            if (typed === place.name) target.select();
          }}
          onBlur={() => {
            if (list.data) setTyped(place.name);
          }}
        />
        <button
          type="button"
          aria-label={t('almanac.findCity')}
          title={t('almanac.findCity')}
          onClick={goToNearest}
          disabled={!isReady}
          className="absolute top-6.5 right-0.5 inline-flex size-11 items-center justify-center rounded-field text-muted transition-colors duration-150 hover:text-accent"
        >
          <LocateFixed size={18} aria-hidden="true" />
        </button>
      </div>
      <div role="status" className="order-last col-span-full empty:hidden">
        {list.isError && (
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {t('almanac.citiesFailed')}{' '}
            {/* A press leaves the focus in the field, so that the suggestions open there when they come. */}
            <Button onMouseDown={(event) => event.preventDefault()} onClick={loadAgain}>
              {t('frame.retry')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** Asks the browser where the reader is; the browser asks the reader whether it may tell. */
function locateReader(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('No location here'));
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: LOCATING_MS, maximumAge: LOCATION_KEPT_MS });
  });
}
