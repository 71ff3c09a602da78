import { isTexts, json, remembered } from '../remembered.ts';

/** Name, e-mail and phone that the last checkout was given: the form of a new profile starts from them. */
export const lastCheckout = remembered({
  key: 'checkout-data',
  where: 'device',
  personal: true,
  parse: json(isTexts),
});
