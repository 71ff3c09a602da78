import { isRecord } from '../remembered.ts';

/** Tells whether something stored is what the shop would write today. */
export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';

/** What older versions of the shop did not write may be missing. */
export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value);
}

export function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

/** A record with these parts; what else it holds is not looked at. */
export function recordOf<Value>(parts: { readonly [Name in keyof Value]-?: Check<Value[Name]> }): Check<Value> {
  const checks = Object.entries(parts) as [string, Check<unknown>][];
  return (value): value is Value => isRecord(value) && checks.every(([name, check]) => check(value[name]));
}
