/** Loads the sandbox's pages in two steps, so that the names of their files weigh on no first visit of the shop. */
export const loadBench = () => import('./bench-page.tsx');
export const loadDebug = () => import('./debug-page.tsx');
