/** Loads the code of the cart panel. */
export const loadCartPanel = () => import('./late/cart-panel.tsx');

/** Called early, when a visitor reaches for the cart, it spares a wait. What does not come is asked for again, and told, later. */
export const reachForCart = () => void loadCartPanel().catch(() => undefined);
