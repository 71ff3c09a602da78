import type { DehydratedState } from '@tanstack/react-query';
import type { ShopSettings } from './settings.tsx';

/** The data that the server sends beside the page's HTML, as JSON in the element `STATE_ELEMENT_ID`. */
export interface PageState extends ShopSettings {
  readonly queries: DehydratedState;
}

export const STATE_ELEMENT_ID = 'state';
export const ROOT_ELEMENT_ID = 'root';

/** The attribute of the first script's element that lists the files which the hydration needs. */
export const MODULES_MARK = 'data-modules';
