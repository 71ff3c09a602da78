import { checkoutContact } from './checkout-contact.ts';
import { lastCheckout } from './last-checkout.ts';

/**
 * What was typed at a checkout of this device and may be of an order whose e-mail is `masked`, as in `a***@e***.com`. The form of the checkout
 * comes first: once an order is paid it is empty again, and the last checkout knows what stood in it. `keep` corrects what is remembered.
 */
export function typedContacts(masked: string) {
  const [start = '', middle = '', end = ''] = masked.toLowerCase().split('***');
  return [checkoutContact, lastCheckout].flatMap((memory) => {
    const { full_name = '', email = '' } = memory.read() ?? {};
    const typed = email.trim().toLowerCase();
    const fits = typed !== '' && typed.startsWith(start) && typed.includes(middle) && typed.endsWith(end);
    return fits ? [{ contact: { full_name, email }, keep: memory.keep }] : [];
  });
}
