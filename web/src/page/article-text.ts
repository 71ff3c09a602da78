import { isRecord } from '../memory/remembered.ts';

/** Marks the element that holds an article's text. */
export const ARTICLE_TEXT_MARK = 'data-article-text';

/** A query's data without the text of an article: the page's HTML holds the text already, so the page's state leaves it out. */
export function withoutText(data: unknown): unknown {
  return holdsText(data) ? { ...data, html: null } : data;
}

/** The query's data with the text that `withoutText` left out, read from the page. */
export function withText(data: unknown): unknown {
  if (!isRecord(data) || data.html !== null) return data;
  return { ...data, html: document.querySelector(`[${ARTICLE_TEXT_MARK}]`)?.innerHTML ?? '' };
}

function holdsText(data: unknown): data is { html: string } {
  return isRecord(data) && typeof data.html === 'string' && data.html !== '';
}
