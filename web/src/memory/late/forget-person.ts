import type { Remembered } from '../remembered.ts';
import { activePayment } from './active-payment.ts';
import { checkoutAttempt } from './checkout-attempt.ts';
import { checkoutContact } from './checkout-contact.ts';
import { lastCheckout } from './last-checkout.ts';
import { orderedCarts } from './ordered-carts.ts';
import { personOfDevice, personOfTab } from './person.ts';
import { recentOrders } from './recent-orders.ts';

/** All files of the browser's memory, so that signing out forgets a new thing without a line here. */
const FILES = import.meta.glob<Record<string, unknown>>(['../*.ts', './*.ts', '!../**/*.test.ts', '!./forget-person.ts'], {
  eager: true,
});

/** Every thing that a file of the memory declares with `remembered`. */
export const MEMORY = Object.values(FILES).flatMap((file) => Object.values(file).filter(isRemembered));

/** Takes everything personal out of this browser's memory, as signing out promises; with `where` only what is remembered there. */
export function forgetPerson(where?: 'device' | 'tab'): void {
  for (const thing of MEMORY) if (thing.personal && (where === undefined || where === thing.where)) thing.forget();
}

/** What this device remembers of purchases: who bought, what was ordered, and a payment that is under way. */
const PURCHASES = [activePayment, checkoutAttempt, checkoutContact, lastCheckout, orderedCarts, recentOrders];

/**
 * Notes that the user with this id is here, and forgets what another user has left in this tab and bought on this device. Where nobody was
 * signed in before, all that is there is taken for the user's own.
 */
export function welcomePerson(id: string): void {
  if (isOfAnother(id)) forgetPerson('tab');
  const former = personOfDevice.read();
  if (former !== undefined && former !== id) for (const thing of PURCHASES) thing.forget();
  if (personOfTab.read() !== id) personOfTab.keep(id);
  if (former !== id) personOfDevice.keep(id);
}

/** Does this tab remember what another user than this one has left? Undefined stands for nobody. */
export function isOfAnother(id: string | undefined): boolean {
  const owner = personOfTab.read();
  return owner !== undefined && owner !== id;
}

function isRemembered(part: unknown): part is Remembered<unknown> {
  return typeof part === 'object' && part !== null && 'personal' in part && 'forget' in part;
}
