/** A field that a change of a text gives another value. Its name is that of the contract, such as `name_en`. */
export interface FieldChange {
  readonly field: string;
  /** The passage from the first to the last difference; null when the text is new. */
  readonly before: string | null;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Compares two states of a text field by field. Without `before` every field that is not empty is a change. */
export function changedFields(before: Fields | undefined, after: Fields): FieldChange[] {
  return Object.entries(after).flatMap(([field, value]): FieldChange[] => {
    const next = asText(value);
    if (!before) return next === '' ? [] : [{ field, before: null, after: passage(next, 0, next.length) }];
    const former = asText(before[field]);
    if (former === next) return [];
    const from = firstDifference(former, next);
    const same = commonEnd(former, next, from);
    return [{ field, before: passage(former, from, former.length - same), after: passage(next, from, next.length - same) }];
  });
}

/** A list becomes a text with an entry on each line. */
const asText = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value));

/** How many characters of the text around a difference are shown on each side. */
const AROUND = 40;
/** How many characters of a passage are always shown. */
const LONGEST = 600;
/** How many characters of passages a plan shows in full, so that its answer stays below some megabytes. */
const ROOM = 1_000_000;

/** Shortens the long passages of each change that `ROOM` no longer holds in full, in the order in which they are given. */
export function createShortening(): (changes: readonly FieldChange[]) => FieldChange[] {
  let left = ROOM;
  return (changes) =>
    changes.map((change) => {
      const { before, after } = change;
      const taken = (before?.length ?? 0) + after.length;
      if (taken > left) return { ...change, before: before && shortened(before), after: shortened(after) };
      left -= taken;
      return change;
    });
}

export const shortened = (text: string) => (text.length > LONGEST ? `${wholeLetters(text.slice(0, LONGEST))}…` : text);

/** A part of a text without the halves of letters at which it was cut. */
const wholeLetters = (part: string) => part.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** How many characters both end with, from the first difference on. */
function commonEnd(one: string, other: string, from: number): number {
  const most = Math.min(one.length, other.length) - from;
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** The part of a text that differs, with some words around it. What is left out has an ellipsis in its place. */
function passage(text: string, from: number, to: number): string {
  const begin = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  // A single character is shown: an ellipsis in its place would be as long.
  const first = begin === 1 ? 0 : begin;
  const last = text.length - end === 1 ? text.length : end;
  return `${first > 0 ? '…' : ''}${wholeLetters(text.slice(first, last))}${last < text.length ? '…' : ''}`;
}
