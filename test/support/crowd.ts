/**
 * How much the suites do: `few` is `make test`, `small` the same with `everything=yes`, and `full` is `make torture`. Whoever names none, as
 * with one file alone, gets the small one.
 */
export type Crowd = 'few' | 'small' | 'full';

/** Throws for any other name. */
export function readCrowd(name = 'small'): Crowd {
  if (name === 'few' || name === 'small' || name === 'full') return name;
  throw new Error(`CROWD is few, small or full, not ${name}`);
}
