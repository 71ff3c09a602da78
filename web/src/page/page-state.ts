import type { DehydratedState } from '@tanstack/react-query';
import type { Support } from './contacts.tsx';

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

/** Marks the element that holds an article's text. */
export const ARTICLE_TEXT_MARK = 'data-article-text';

/** An article's text stands in the page already: the state leaves it out, so that it travels once. */
export function withoutText(data: unknown): unknown {
  return holdsText(data) ? { ...data, html: null } : data;
}

/** Undoes `withoutText` with the text that `find` takes from the page. */
export function withText(find: () => string): (data: unknown) => unknown {
  return (data) => (isObject(data) && data.html === null ? { ...data, html: find() } : data);
}

function holdsText(data: unknown): data is { html: string } {
  return isObject(data) && typeof data.html === 'string' && data.html !== '';
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
