import { useLocation, useNavigate } from 'react-router-dom';

/** What a list shows, as its address says: it survives a reload, a step back, and being sent to somebody. */
export interface ListAddress<Name extends string> {
  /** The value of each filter; empty when it is not set. */
  readonly values: Readonly<Record<Name, string>>;
  /** Where the page begins; undefined for the first. */
  readonly cursor: string | undefined;
  /** Sets filters; an empty value takes a filter away. The list begins anew. `typing` replaces the step in the history. */
  readonly set: (change: Partial<Record<Name, string>>, how?: { typing?: boolean }) => void;
  readonly clear: () => void;
  readonly next: (cursor: string) => void;
  /** To the page before, or to the first when the address was opened in the middle. */
  readonly back: () => void;
  readonly isFiltered: boolean;
}

/** Name of the cursor in addresses. */
const CURSOR = 'after';

/** Reads and changes the filters of these names, and the cursor, in the address. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const cursor = params.get(CURSOR) || undefined;
  const before = cursorsBefore(state);
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;

  function go(change: Readonly<Record<string, string | undefined>>, cursors: readonly string[], replace = false) {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    const text = changed.toString();
    void navigate({ pathname, search: text && `?${text}` }, { replace, state: { before: cursors } });
  }

  return {
    values,
    cursor,
    set: (change, { typing = false } = {}) => go({ ...change, [CURSOR]: '' } as Record<string, string>, [], typing),
    clear: () => go(Object.fromEntries([...names, CURSOR].map((name) => [name, ''])), []),
    next: (following) => go({ [CURSOR]: following }, [...before, cursor ?? '']),
    back: () => go({ [CURSOR]: before.at(-1) }, before.slice(0, -1)),
    isFiltered: names.some((name) => values[name] !== ''),
  };
}

/** What 'true' and 'false' in an address mean; anything else means nothing. */
export function readBoolean(text: string): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** The cursors of the pages before, which the browser keeps with the step of its history. */
function cursorsBefore(state: unknown): readonly string[] {
  const before = (state as { before?: unknown } | null)?.before;
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === 'string') : [];
}
