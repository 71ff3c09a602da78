import type { City } from '#words/read-cities.ts';

const RADIAN = Math.PI / 180;

type Position = Pick<City, 'latitude' | 'longitude'>;

/** The city of the list that lies nearest, along the surface of the Earth. */
export function nearestCity<Known extends Position>(cities: readonly Known[], here: Position): Known | undefined {
  return cities.toSorted((one, other) => closeness(other, here) - closeness(one, here))[0];
}

/** The cosine of the angle between two places at the centre of the Earth: 1 for the same place, less the farther they are apart. */
function closeness(one: Position, other: Position): number {
  return (
    Math.sin(one.latitude * RADIAN) * Math.sin(other.latitude * RADIAN) +
    Math.cos(one.latitude * RADIAN) * Math.cos(other.latitude * RADIAN) * Math.cos((one.longitude - other.longitude) * RADIAN)
  );
}
