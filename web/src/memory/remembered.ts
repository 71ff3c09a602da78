/** What every declaration of a remembered thing says of it. */
interface Description {
  /** Browsers of earlier visitors hold this key and its format, so both stay. */
  readonly key: string;
  /** A device remembers until it is told to forget; a tab remembers until it is closed. */
  readonly where: 'device' | 'tab';
  /** True for what tells of a person: who they are, what they ordered, when they were here. Signing out forgets it. */
  readonly personal: boolean;
}

/**
 * One thing that the browser remembers. A full or forbidden storage never stops a visitor: the page works without a memory, and holds only
 * what is declared as `isHeld`. `Kept` is what can be stored; `Value` is what is read, which may also be a value for "nothing is stored".
 */
export interface Remembered<Value, Kept = Value> extends Description {
  readonly read: () => Value;
  readonly keep: (value: Kept) => void;
  readonly forget: () => void;
  /** Tells of changes that other tabs make. Returns how to stop. */
  readonly watchOtherTabs: (listener: () => void) => () => void;
  /** Tells of all changes, those of this tab included. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Declaration<Value, Kept> extends Description {
  /** Makes a value of the stored text, which may be broken or of an older version of the shop; null when nothing is stored. */
  readonly parse: (text: string | null) => Value;
  /** The text to store; JSON when not given. */
  readonly format?: (value: Kept) => string;
  /** True for what this page needs although the storage refuses it: then the page remembers it until it is left. */
  readonly isHeld?: boolean;
}

/** Declares a thing that the browser remembers. */
export function remembered<Value, Kept = NonNullable<Value>>({
  parse,
  format = JSON.stringify,
  isHeld = false,
  ...description
}: Declaration<Value, Kept>): Remembered<Value, Kept> {
  const { key, where } = description;
  const storage = () => (where === 'device' ? window.localStorage : window.sessionStorage);
  /** What the storage has refused to keep, where it is held. */
  let refused: string | undefined;
  const listeners = new Set<() => void>();
  const change = (write: () => void) => {
    attempt(write);
    for (const listener of listeners) listener();
  };
  const watchOtherTabs = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      // A cleared storage names no key.
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };
  return {
    ...description,
    read: () => parse(refused ?? attempt(() => storage().getItem(key)) ?? null),
    keep(value) {
      const text = format(value);
      refused = isHeld ? text : undefined;
      change(() => {
        storage().setItem(key, text);
        refused = undefined;
      });
    },
    forget() {
      refused = undefined;
      change(() => storage().removeItem(key));
    },
    watchOtherTabs,
    subscribe: (listener) => {
      listeners.add(listener);
      const stopWatching = watchOtherTabs(listener);
      return () => {
        listeners.delete(listener);
        stopWatching();
      };
    },
  };
}

/** Makes a parser of stored JSON: undefined when it is missing, broken, or not what `check` expects. */
export function json<Value>(check: (value: unknown) => value is Value): (text: string | null) => Value | undefined {
  return (text) => {
    const value = attempt((): unknown => JSON.parse(text ?? 'null'));
    return check(value) ? value : undefined;
  };
}

/** Is the value an object? */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Is the value an object of texts? */
export function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
