import type { DehydratedState } from '@tanstack/react-query';
import type { Support } from './support.tsx';
import type { TestMode } from './test-mode.tsx';

/** The data that the server sends beside the page's HTML, as JSON in the element `STATE_ELEMENT_ID`. */
export interface PageState {
  readonly queries: DehydratedState;
  readonly sandbox: boolean;
  /** Absent where real money is taken. */
  readonly testMode?: TestMode | undefined;
  /** Measurement id of the analytics; absent where nothing is counted. */
  readonly analyticsId?: string | undefined;
  readonly support: Support;
}

export const STATE_ELEMENT_ID = 'state';
export const ROOT_ELEMENT_ID = 'root';

/** The attribute of the first script's element that lists the files which the hydration needs. */
export const MODULES_MARK = 'data-modules';
