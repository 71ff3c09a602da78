/** Loads the code of the cart panel. Called early, when a visitor reaches for the cart, it spares a wait. */
export const loadCartPanel = () => import('./cart-panel.tsx');
