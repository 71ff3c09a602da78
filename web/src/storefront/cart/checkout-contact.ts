import { readStoredJson, writeStored } from '../../memory/browser-storage.ts';
import type { Contact } from '../checkout/contact-form.tsx';

/** What a guest has typed so far, so that a reload loses nothing. */
const TYPED_KEY = 'checkout-contact';
/** What the last checkout said: the profile form starts from it. Signing out removes it. */
const LAST_KEY = 'checkout-data';

export function readTypedContact(): Contact {
  return readStoredJson(TYPED_KEY, isContact) ?? { full_name: '', email: '' };
}

export function keepTypedContact(contact: Contact): void {
  writeStored(TYPED_KEY, JSON.stringify(contact));
}

/** After the payment the form is empty again; the profile form knows what it said. */
export function finishContact(): void {
  const { full_name, email } = readTypedContact();
  if (full_name && email) writeStored(LAST_KEY, JSON.stringify({ full_name, email }));
  writeStored(TYPED_KEY, null);
}

function isContact(value: unknown): value is Contact {
  if (typeof value !== 'object' || value === null) return false;
  const { full_name, email } = value as Record<string, unknown>;
  return typeof full_name === 'string' && typeof email === 'string';
}
