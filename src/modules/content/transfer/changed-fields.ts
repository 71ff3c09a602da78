/** A field that a change of a text gives another value. Its name is that of the contract, such as `name_en`. */
export interface FieldChange {
  readonly field: string;
  /** Where the two differ, shortened; null: the text is new. */
  readonly before: string | null;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Compares two states of a text field by field. Without `before` every field that is not empty is a change. */
export function changedFields(before: Fields | undefined, after: Fields): FieldChange[] {
  return Object.entries(after).flatMap(([field, value]): FieldChange[] => {
    const next = inWords(value);
    if (!before) return next === '' ? [] : [{ field, before: null, after: shorten(next, 0) }];
    const former = inWords(before[field]);
    if (former === next) return [];
    const from = firstDifference(former, next);
    return [{ field, before: shorten(former, from), after: shorten(next, from) }];
  });
}

/** Lists have an entry on each line. */
const inWords = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value));

const BEFORE_DIFFERENCE = 40;
const LONGEST = 240;

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The part of a text in which a difference begins at `from`. */
function shorten(text: string, from: number): string {
  const begin = Math.max(0, from - BEFORE_DIFFERENCE);
  const end = begin + LONGEST;
  const part = text.slice(begin === 1 ? 0 : begin, end);
  return `${begin > 1 ? '…' : ''}${part}${end < text.length ? '…' : ''}`.toWellFormed();
}
