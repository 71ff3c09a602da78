import { isTexts, json, remembered } from '../remembered.ts';

/**
 * Name and e-mail of the last checkout whose order was paid, from older versions of the shop also a phone: the form of a new profile starts
 * from them, and so does a correction of the order's e-mail.
 */
export const lastCheckout = remembered({
  key: 'checkout-data',
  where: 'device',
  personal: true,
  parse: json(isTexts),
});
