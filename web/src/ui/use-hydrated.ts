import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the first draw, then true: for what only the browser knows, such as the search part of an address,
 * which cached pages must not hold.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
