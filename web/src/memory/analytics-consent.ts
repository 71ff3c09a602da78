import { useSyncExternalStore } from 'react';
import { remembered } from './remembered.ts';

/** The visitor's answer to being counted; `open` while there is none. Forgetting the answer asks the visitor again. */
export const analyticsConsent = remembered({
  key: 'analytics-consent',
  where: 'device',
  personal: false,
  isHeld: true,
  parse: (text) => (text === 'granted' || text === 'denied' ? text : 'open'),
  format: (answer: 'granted' | 'denied') => answer,
});

/** The answer as it stands, changes in other tabs included; `unknown` on the server and in the first draw. */
export function useConsent(): 'unknown' | 'open' | 'granted' | 'denied' {
  return useSyncExternalStore(analyticsConsent.subscribe, analyticsConsent.read, () => 'unknown');
}
