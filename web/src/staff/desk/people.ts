import type { DeskOrder } from './desk-calls.ts';

/** Somebody's day of birth is missing, which the rite needs. */
export function lacksBirth({ people }: Pick<DeskOrder, 'people'>): boolean {
  return people.some(({ birthDate }) => birthDate === null);
}

/** Of somebody there are two births, and the rite needs to know which. */
export function isUnclear({ people }: Pick<DeskOrder, 'people'>): boolean {
  return people.some(({ contradicted }) => contradicted);
}
