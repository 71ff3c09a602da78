import { isTexts, json, remembered } from '../remembered.ts';

/**
 * Name and e-mail that the last checkout was given, from older versions of the shop also a phone: the form of a new profile starts from
 * them.
 */
export const lastCheckout = remembered({
  key: 'checkout-data',
  where: 'device',
  personal: true,
  parse: json(isTexts),
});
