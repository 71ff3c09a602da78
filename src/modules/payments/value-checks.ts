/** Tells whether a value that was read from JSON is of a type. */
export type Check<Value> = (value: unknown) => value is Value;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
/** Smallest units of a coin, in digits. */
export const isUnits = (value: unknown): value is string => isText(value) && /^\d{1,60}$/.test(value);
/** Zero or more, such as cents. */
export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

export function oneOf<const Value extends string>(...values: readonly Value[]): Check<Value> {
  return (value): value is Value => (values as readonly unknown[]).includes(value);
}

export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value);
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
