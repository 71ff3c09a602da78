import cart from './cart-outside.ts';
import frame from './frame.ts';
import home from './home.ts';

/** The words that every first visit needs; the other areas follow with what uses them. */
export default { ...frame, ...home, ...cart };
