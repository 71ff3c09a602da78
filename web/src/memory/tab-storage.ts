/** What this tab keeps under `key` until it is closed; undefined when it is missing, broken, or not what `check` expects. */
export function readTabJson<T>(key: string, check: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value for the time of this tab; undefined removes it. A forbidden storage is no reason to stop a visitor. */
export function writeTabJson(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without a memory.
  }
}

/** An object of texts, as drafts of forms are. */
export function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
