import { remembered } from './remembered.ts';

/** The attribute of a button that adds to the cart: what the button adds, as a cart's text of `storefront/cart`. */
export const ADDS_MARK = 'data-adds';

/**
 * What visitors added before their page was alive, as texts of `ADDS_MARK`. A visitor may move on at once, so the tab keeps them until a
 * page of the shop is alive and takes them.
 */
export const earlyAdditions = remembered({
  key: 'early-additions',
  where: 'tab',
  personal: false,
  parse: (text) => text?.split('\n') ?? [],
  format: (additions: readonly string[]) => additions.join('\n'),
});
