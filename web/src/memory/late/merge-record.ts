import { isRecord } from '../remembered.ts';

/** The record that comes of the changes of two people, field by field. */
interface MergedRecord<Values> {
  /** The saved value of each field that only the other person has changed, and the typed value of every other field. */
  readonly values: Values;
  /** The fields that only the other person has changed. */
  readonly theirs: readonly (keyof Values)[];
  /** The fields that both have changed, to different values. */
  readonly contested: readonly (keyof Values)[];
}

/**
 * Merges what is typed with what somebody else has saved since `base` was read. Where `base` lacks a field nobody knows who has changed it,
 * so it counts as changed by both.
 */
export function mergeRecord<Values extends object>(base: Partial<Values>, mine: Values, saved: Values): MergedRecord<Values> {
  const names = Object.keys(saved) as (keyof Values)[];
  const differing = names.filter((name) => !isSame(mine[name], saved[name]));
  const theirs = differing.filter((name) => isSame(mine[name], base[name]));
  const contested = differing.filter((name) => !isSame(mine[name], base[name]) && !isSame(saved[name], base[name]));
  return { values: { ...mine, ...pick(saved, theirs) }, theirs, contested };
}

/** Are two values of JSON equal, whatever the order of their keys? */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** The fields with these names, as far as the record has them. */
export function pick<Values extends object>(values: Partial<Values>, names: readonly (keyof Values)[]): Partial<Values> {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]])) as Partial<Values>;
}
