import type { DehydratedState } from '@tanstack/react-query';

/** What the server hands to the browser beside the page's HTML, as JSON in an element with this id. */
export interface PageState {
  readonly queries: DehydratedState;
  readonly sandbox: boolean;
}

export const STATE_ELEMENT_ID = 'state';
export const ROOT_ELEMENT_ID = 'root';
