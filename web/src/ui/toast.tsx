import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from './late-part.tsx';
import { shownToast, subscribeToToasts, type Toast } from './toast-store.ts';

export { toast } from './toast-store.ts';

/** The toast for which the code was last requested. */
let requestedFor: Toast | undefined;

function loadViewport() {
  requestedFor = shownToast();
  return import('./late/toast-viewport.tsx');
}

let everShown = false;
/** Stays true: the viewport, once loaded, waits for the next toast. */
function wasEverShown(): boolean {
  everShown ||= shownToast() !== undefined;
  return everShown;
}

const NO_PROPS = {};

/** Shows the toasts. Their code loads with the first toast. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, wasEverShown, () => false);
  if (!isNeeded) return null;
  return <LatePart load={loadViewport} props={NO_PROPS} failed={(again) => <LoadWithNextToast again={again} />} />;
}

/** Replaces the toasts when their code failed to load: shows nothing, and loads the code again for the next toast. */
function LoadWithNextToast({ again }: { again: () => void }) {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);
  useEffect(() => {
    if (shown && shown !== requestedFor) again();
  }, [shown, again]);
  return null;
}
