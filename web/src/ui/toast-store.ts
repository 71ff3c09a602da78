export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  /** A way on from what happened; following it takes the message away. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
  readonly kind: 'info' | 'success' | 'error';
  /** Milliseconds on screen. */
  readonly duration: number;
}

const DEFAULT_DURATION_MS = 5000;

let shown: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a short message above the page; a newer one takes the place of the older. Returns its id. */
export function toast(message: Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>): number {
  count += 1;
  show({ kind: 'info', duration: DEFAULT_DURATION_MS, ...message, id: count });
  return count;
}

/** Takes a message away unless a newer one has already taken its place. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(undefined);
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message on screen, if any. */
export function shownToast(): Toast | undefined {
  return shown;
}

function show(next: Toast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
