import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import type { Reading } from '../../api/reading.ts';
import type { I18n } from '../../i18n/i18n.tsx';
import { basenameOf } from '../../i18n/language.ts';
import { HEAD_MARK, type HeadTag, headTags } from '../../page/late/head.ts';
import { subjectOf } from '../../page/late/page-subject.ts';
import type { PageQuery, RouteMatch } from '../../page/route.ts';

/** Where the words and the data of a head come from. */
interface HeadSources {
  readonly i18n: I18n;
  readonly api: Api;
  readonly queryClient: QueryClient;
}

/**
 * Writes the head of the page at a path into the document, in place of the head of the page before. First it loads the messages and the
 * answer that the title needs, both at once; when the page is no longer shown by then, nothing is written.
 */
export async function writeHead(
  match: RouteMatch,
  pathname: string,
  sources: HeadSources,
  isShown: () => boolean,
): Promise<void> {
  const { language, load } = sources.i18n;
  const [{ subject, exists }] = await Promise.all([subjectAt(match, sources), ...(match.route.words ?? []).map(load)]);
  if (!isShown()) return;
  const { origin } = location;
  const basename = basenameOf(location.pathname);
  const tags = headTags({ subject: subject(), isIndexed: match.route.isIndexed && exists, pathname, basename, origin, language });
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...tags.map(elementOf));
}

/**
 * What the page is about, and whether such a thing is known to exist. The subject is made when its words are there. The cast: the table of pages
 * holds queries without the types of their answers.
 */
async function subjectAt(match: RouteMatch, { i18n, api, queryClient }: HeadSources) {
  const { route, params } = match;
  const search = new URLSearchParams(location.search);
  /** The answer; undefined when it failed. */
  const ask = <Answer>(query: PageQuery): Promise<Answer | null | undefined> =>
    queryClient.ensureQueryData(query as FetchQueryOptions<Answer | null>).catch(() => undefined);
  const about = await route.about?.();
  if (about) {
    const answer = await ask(about.query(api, params, i18n.language, search));
    await Promise.all(about.words.map(i18n.load));
    return { subject: () => about.subject(answer, i18n, match), exists: Boolean(answer) };
  }
  const query = route.reading?.(api, params, i18n.language, search);
  const reading = query && (await ask<Reading>(query));
  return { subject: () => subjectOf(match, reading, i18n.t), exists: !query || Boolean(reading) };
}

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_MARK, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
