import { useLocation, useNavigate } from 'react-router-dom';
import { type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import { readSearch } from '../../../paths.ts';

/** What a list shows, as its address says. It survives a reload and a step back, and can be sent to somebody. */
export interface ListAddress<Name extends string> {
  /** The value of each filter; empty when it is not set. */
  readonly values: Readonly<Record<Name, string>>;
  /** Where the page begins; undefined for the first. */
  readonly cursor: string | undefined;
  /**
   * Sets filters, and shows the first page; an empty value clears a filter. With `typing` the change replaces the step in the browser's
   * history, so that not each letter of a search becomes a step.
   */
  readonly set: (change: Partial<Record<Name, string>>, options?: { typing?: boolean }) => void;
  readonly clear: () => void;
  readonly next: (cursor: string) => void;
  /** To the page before, or to the first when the address was opened in the middle. */
  readonly back: () => void;
  readonly isFiltered: boolean;
}

/** Name of the cursor in addresses. */
const CURSOR = 'after';

interface Step {
  /** Values by their names in the address; an empty or missing value is taken out. */
  readonly change: Readonly<Record<string, string | undefined>>;
  /** The cursors of the pages before the one that is shown then. */
  readonly before: readonly string[];
  readonly replace?: boolean;
}

/** Reads and changes the filters of these names, and the cursor, in the address. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const cursor = params.get(CURSOR) || undefined;
  const pagesBefore = cursorsBefore(state);
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const nothing = Object.fromEntries(names.map((name) => [name, '']));

  function go({ change, before, replace = false }: Step) {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    const text = changed.toString();
    void navigate({ pathname, search: text && `?${text}` }, { replace, state: { before } });
  }

  return {
    values,
    cursor,
    set: (change, { typing = false } = {}) => go({ change: { ...change, [CURSOR]: '' }, before: [], replace: typing }),
    clear: () => go({ change: { ...nothing, [CURSOR]: '' }, before: [] }),
    next: (nextCursor) => go({ change: { [CURSOR]: nextCursor }, before: [...pagesBefore, cursor ?? ''] }),
    back: () => go({ change: { [CURSOR]: pagesBefore.at(-1) }, before: pagesBefore.slice(0, -1) }),
    isFiltered: names.some((name) => values[name] !== ''),
  };
}

/** The words of a search in an address, cut to the characters that the list takes; undefined without words. */
export function readWords(text: string, most = 200): string | undefined {
  return readSearch(text, most) || undefined;
}

/** The last day that the API takes. */
export const LAST_DAY = '2999-12-31';

/** The day that a text in an address names, YYYY-MM-DD; undefined where the calendar has no such day, and after `LAST_DAY`. */
export function readDay(text: string): CalendarDate | undefined {
  const day = parseIsoDate(text);
  return day && day <= LAST_DAY ? day : undefined;
}

/** What 'true' and 'false' in an address mean; anything else means nothing. */
export function readBoolean(text: string): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}

/** The cursors of the pages before, which the browser keeps with the step of its history. */
function cursorsBefore(state: unknown): readonly string[] {
  const before = (state as { before?: unknown } | null)?.before;
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === 'string') : [];
}
