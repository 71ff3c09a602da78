import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { Reading } from '../../api/reading.ts';
import type { I18n } from '../../i18n/i18n.tsx';
import { basenameOf } from '../../i18n/language.ts';
import { HEAD_MARK, type HeadTag, headTags } from '../../page/late/head.ts';
import { subjectOf } from '../../page/late/page-subject.ts';
import type { PageQuery, RouteMatch } from '../../page/route.ts';

/** What the head of a page is written with. */
export interface Ground {
  readonly i18n: I18n;
  readonly api: Api;
  readonly queryClient: QueryClient;
}

/**
 * Writes the head of the page at a path into the document, in place of the head of the page before. The title may need messages or an answer that
 * are still loading; if the visitor has moved on meanwhile, as `isStill` tells, nothing is written.
 */
export async function writeHead(match: RouteMatch, pathname: string, ground: Ground, isStill: () => boolean): Promise<void> {
  const { language } = ground.i18n;
  const [{ subject, isThere }] = await Promise.all([
    subjectAt(match, ground),
    ...(match.route.words ?? []).map(ground.i18n.load),
  ]);
  if (!isStill()) return;
  const { origin, pathname: address } = location;
  const index = match.route.index && isThere;
  const tags = headTags({ subject: subject(), index, pathname, basename: basenameOf(address), origin, language });
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...tags.map(elementOf));
}

/** What the page shows, and whether there is such a thing. The subject is made when its words are there. */
async function subjectAt(match: RouteMatch, { i18n, api, queryClient }: Ground) {
  const { route, params } = match;
  const search = new URLSearchParams(location.search);
  const ask = <Answer>(query: PageQuery): Promise<Answer | null> =>
    queryClient.ensureQueryData(query as FetchQueryOptions<Answer>).catch(() => null);
  const about = await route.about?.();
  if (about) {
    const found = await ask(about.query(api, params, i18n.language, search));
    await Promise.all(about.words.map(i18n.load));
    return { subject: () => about.subject(found, i18n, match), isThere: found !== null };
  }
  const query = route.reading?.(api, params, i18n.language, new URLSearchParams());
  const reading = query && (await ask<Reading>(query));
  return { subject: () => subjectOf(match, reading, i18n.t), isThere: reading !== null };
}

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_MARK, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
