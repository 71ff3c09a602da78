import type { Reading } from '../../api/reading.ts';
import type { I18n } from '../../i18n/i18n.tsx';
import { basenameOf } from '../../i18n/language.ts';
import { HEAD_MARK, type HeadTag, headTags } from '../../page/late/head.ts';
import { subjectOf } from '../../page/late/page-subject.ts';
import type { RouteMatch } from '../../page/route.ts';

/**
 * Writes the head of the page at a path into the document, in place of the head of the page before. `reading` is what the page shows:
 * undefined when the page shows no article, null when there is none.
 */
export function writeHead(match: RouteMatch, pathname: string, reading: Reading | null | undefined, i18n: I18n): void {
  const subject = subjectOf(match, reading, i18n.t);
  const index = match.route.index && reading !== null;
  const { origin, pathname: address } = location;
  const tags = headTags({ subject, index, pathname, basename: basenameOf(address), origin, language: i18n.language });
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...tags.map(elementOf));
}

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_MARK, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
