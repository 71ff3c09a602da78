/** A file of its own, loaded before the panel, so that a first visit of the shop need not carry the names of the panel's many files. */
export const loadPanel = () => import('./panel-page.tsx');
