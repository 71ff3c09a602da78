import { remembered } from './remembered.ts';

/** The cart, as the text that `storefront/cart` writes and reads. It tells nothing of a person, and stays after signing out. */
export const storedCart = remembered({
  key: 'cart-storage',
  where: 'device',
  personal: false,
  parse: (text) => text,
  format: (text: string) => text,
});

/**
 * `cart-{timestamp}-{random}`: made when a cart gets its first item, so all tabs know it long before any of them orders. The orders that
 * they make of it have keys that begin with it.
 */
export const cartId = remembered({
  key: 'cart-id',
  where: 'device',
  personal: false,
  isHeld: true,
  parse: (text) => text,
  format: (text: string) => text,
});
