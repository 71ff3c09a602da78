import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'signed-in';
const listeners = new Set<() => void>();

/** Notes on this device whether somebody is signed in, and nothing about who: a guest's pages then ask the shop nothing. */
export function keepSignedIn(signedIn: boolean): void {
  if (signedIn === isSignedInHere()) return;
  writeStored(KEY, signedIn ? '1' : null);
  for (const listener of listeners) listener();
}

/** Is somebody signed in, as far as this device knows? False on the server and in the first draw. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, isSignedInHere, () => false);
}

function isSignedInHere(): boolean {
  return readStored(KEY) !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
