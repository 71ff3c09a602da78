import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

/** `open`: the visitor has not answered, or wants to answer anew. `unknown`: on the server, and before the browser has looked. */
export type Consent = 'unknown' | 'open' | 'granted' | 'denied';

const STORAGE_KEY = 'analytics-consent';
const listeners = new Set<() => void>();
let reconsidering = false;

/** The visitor's answer to being counted; follows it in this tab and in others. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown');
}

/** Keeps the answer. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  reconsidering = false;
  writeStored(STORAGE_KEY, answer);
  tell();
}

/** Asks once more; the answer so far ends. */
export function reconsiderConsent(): void {
  reconsidering = true;
  writeStored(STORAGE_KEY, null);
  tell();
}

function readConsent(): Consent {
  const answer = readStored(STORAGE_KEY);
  return !reconsidering && (answer === 'granted' || answer === 'denied') ? answer : 'open';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
