import type { DehydratedState } from '@tanstack/react-query';
import type { Support } from './support.tsx';

/** What the server hands to the browser beside the page's HTML, as JSON in an element with this id. */
export interface PageState {
  readonly queries: DehydratedState;
  readonly sandbox: boolean;
  /** Measurement id of the analytics; absent where nothing is counted. */
  readonly analyticsId?: string | undefined;
  readonly support: Support;
}

export const STATE_ELEMENT_ID = 'state';
export const ROOT_ELEMENT_ID = 'root';

/** Names, on the element of the first script, the files that the page needs to come to life. */
export const MODULES_MARK = 'data-modules';
