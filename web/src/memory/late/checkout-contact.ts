import { isTexts, json, remembered } from '../remembered.ts';

const parseTexts = json(isTexts);

/** What a guest has typed at the checkout, so that a reload loses nothing. */
export const checkoutContact = remembered({
  key: 'checkout-contact',
  where: 'device',
  personal: true,
  parse: (text) => {
    const { full_name, email } = parseTexts(text) ?? {};
    return full_name === undefined || email === undefined ? { full_name: '', email: '' } : { full_name, email };
  },
});
