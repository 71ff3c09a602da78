export const loadCartPanel = () => import('./late/cart-panel.tsx');

/** Starts to load the panel when the pointer or the focus reaches the cart's button. A failure shows when the cart is opened. */
export const prefetchCartPanel = () => void loadCartPanel().catch(() => undefined);
