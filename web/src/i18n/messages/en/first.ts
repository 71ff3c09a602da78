import cart from './cart-outside.ts';
import frame from './frame.ts';
import home from './home.ts';

/** The messages that every first visit needs. Each other area loads together with the code that uses it. */
export default { ...frame, ...home, ...cart };
