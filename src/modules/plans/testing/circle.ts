import { type CirclePerson, nobodyYet } from '../circle.ts';

/** Somebody of the circle, in the first version. */
export function aPerson(changes: Partial<CirclePerson> = {}): CirclePerson {
  return { ...nobodyYet('vera'), name: 'Вера Иванова', version: 1, ...changes };
}
