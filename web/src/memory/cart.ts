import { remembered } from './remembered.ts';

/** The cart, as the text that `storefront/cart` writes and reads. It tells nothing of a person, and stays after signing out. */
export const storedCart = remembered({
  key: 'cart-storage',
  where: 'device',
  personal: false,
  parse: (text) => text,
  format: (text: string) => text,
});
