/** Messages about the cart outside of its panel. */
export default {
  'cart.title': 'Cart',
  'cart.openEmpty': 'Cart, empty',
  'cart.open': '{count, plural, one {Cart, # item} other {Cart, # items}}',
  'cart.added': 'Added to cart',
  'cart.addedItem': '{name} added to cart',
  'cart.onceOnly': 'It is in the cart already: an intention is ordered once',
  'cart.full': 'The cart already holds {most} of these: one order takes no more',
  'cart.show': 'Open the cart',
  'cart.loading': 'The cart is loading',
};
