import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToast, subscribeToToasts } from './toast-store.ts';

export { toast } from './toast-store.ts';

const ToastViewport = lazy(() => import('./toast-viewport.tsx'));

export interface ToasterProps {
  /** Name of the region; `{hotkey}` in it becomes the key that moves the focus there. */
  label: string;
  closeLabel: string;
}

/** The place of the toasts. Their code loads with the first one. */
export function Toaster(props: ToasterProps) {
  const wanted = useSyncExternalStore(subscribeToToasts, wasEverShown, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport {...props} />
    </Suspense>
  );
}

let everShown = false;
function wasEverShown(): boolean {
  everShown ||= shownToast() !== undefined;
  return everShown;
}
