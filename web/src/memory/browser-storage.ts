/** What the browser keeps under `key`; null when there is nothing, or when the visitor has switched storage off. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `text` under `key`; null removes it. A full or forbidden storage is no reason to stop a visitor. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // The page works without a memory.
  }
}

/** Reads JSON under `key`; undefined when it is missing, broken, or not what `check` expects. */
export function readStoredJson<T>(key: string, check: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
