/** Loads the panel in two steps, so that the names of its many files weigh on no first visit of the shop. */
export const loadPanel = () => import('./panel-page.tsx');
