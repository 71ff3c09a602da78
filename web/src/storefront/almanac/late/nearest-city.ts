import type { City } from '#words/read-cities.ts';

const RADIAN = Math.PI / 180;

/** Degrees with two decimals, about a kilometre: nobody needs to know a home. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The city of the list that lies nearest, along the surface of the Earth. */
export function nearestCity<Known extends Pick<City, 'latitude' | 'longitude'>>(
  cities: readonly Known[],
  latitude: number,
  longitude: number,
): Known | undefined {
  const closeness = (city: Known) =>
    Math.sin(city.latitude * RADIAN) * Math.sin(latitude * RADIAN) +
    Math.cos(city.latitude * RADIAN) * Math.cos(latitude * RADIAN) * Math.cos((city.longitude - longitude) * RADIAN);
  return cities.reduce<Known | undefined>(
    (best, city) => (best === undefined || closeness(city) > closeness(best) ? city : best),
    undefined,
  );
}
