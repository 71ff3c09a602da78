import { isTexts, json, remembered } from '../remembered.ts';

const parseTexts = json(isTexts);

/**
 * Name and e-mail as they were typed at the checkout of this device, or corrected for its order since: a reload loses nothing, and until the
 * order is paid another correction, or a new profile, begins with them.
 */
export const checkoutContact = remembered({
  key: 'checkout-contact',
  where: 'device',
  personal: true,
  parse: (text) => {
    const { full_name, email } = parseTexts(text) ?? {};
    return full_name === undefined || email === undefined ? { full_name: '', email: '' } : { full_name, email };
  },
});
