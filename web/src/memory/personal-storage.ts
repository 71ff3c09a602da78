import { writeStored } from './browser-storage.ts';
import { keepSignedIn } from './signed-in-hint.ts';
import { writeTabJson } from './tab-storage.ts';

/** What the browser keeps that tells of a person: who they are, what they ordered, when they were here. */
const DEVICE_KEYS = ['checkout-data', 'checkout-contact', 'checkout-attempt', 'active-payment', 'recent-orders', 'last-login'];
const TAB_KEYS = ['sign-in', 'profile-draft', 'plan-draft', 'consultation-draft'];

/** Takes all personal data out of this browser's storage, as signing out promises. The cart holds none and stays. */
export function clearPersonalData(): void {
  for (const key of DEVICE_KEYS) writeStored(key, null);
  for (const key of TAB_KEYS) writeTabJson(key, undefined);
  keepSignedIn(false);
}
