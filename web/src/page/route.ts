import type { QueryKey } from '@tanstack/react-query';
import type { Language } from '#kernel/language.ts';
import type { Api } from '../api/client.ts';
import type { articleQuery, legalTextQuery, ritualQuery } from '../api/reading.ts';
import type { I18n, MessageKey } from '../i18n/i18n.tsx';
import type { LateArea } from '../i18n/messages/areas.ts';
import type { PageSource } from './page-source.tsx';

/** Data that the server fetches before it renders a page, and that the browser then has at once. */
export interface PageQuery {
  readonly queryKey: QueryKey;
  /** Of any type, so that queries of all answers fit. */
  readonly queryFn?: unknown;
}

/** Makes the queries of a page from the parts of its address. */
type QueriesOf<Queries> = (api: Api, params: RouteMatch['params'], language: Language, search: URLSearchParams) => Queries;
export type PageQueries = QueriesOf<readonly PageQuery[]>;
type ReadingQuery = QueriesOf<
  ReturnType<typeof articleQuery> | ReturnType<typeof legalTextQuery> | ReturnType<typeof ritualQuery>
>;

/** What a page is about, for its head. */
export interface PageSubject {
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  /** Address of the share image below `/share/{language}/`. */
  readonly image: string;
  /** Set for an article. */
  readonly article?: { readonly updatedAt: string } | undefined;
}

/** The queries and the head of a page that would make the map of pages large. Loaded with the page. */
interface About {
  /** Asks for what the page is about; the answer is null when there is no such thing. */
  readonly query: QueriesOf<PageQuery>;
  /** The queries of what else the page shows. */
  readonly others: (api: Api) => readonly PageQuery[];
  /** `answer` is that of the query; undefined when it failed. */
  subject(answer: unknown, i18n: Pick<I18n, 't' | 'language'>, match: RouteMatch): PageSubject;
  /** Areas of messages that the subject's words come from. */
  readonly words: readonly LateArea[];
}

/** A page of the shop, as the map of pages lists it. */
export interface Route {
  /** Pattern of the path, without language prefix. */
  readonly path: string;
  readonly page: PageSource;
  /** Title without the brand, and description for search engines. */
  readonly title: MessageKey;
  readonly description: MessageKey;
  readonly queries?: PageQueries;
  /** The query of the article that the page is about: its title and its canonical address come from the answer. */
  readonly reading?: ReadingQuery;
  /** Title and description where there is no such text; those of a missing article when not given. */
  readonly missing?: { readonly title: MessageKey; readonly description: MessageKey };
  /** Loads the queries and the head of the page, which then has no `queries` and no `reading`. */
  readonly about?: () => Promise<About>;
  /** Share image below `/share/{language}/`; the home page's when not given. An article has its own. */
  readonly image?: string;
  /** Queries whose failure decides the status of the server's answer. The browser asks for the data again and draws them. */
  readonly checks?: PageQueries;
  /** Names of the parameters behind `?` that the server's page depends on. With one of them it is kept out of search engines and caches. */
  readonly parameters?: readonly string[];
  /** False keeps the page out of search engines, and out of shared caches. */
  readonly isIndexed: boolean;
  /** Areas of the catalogue of messages that the page needs beside those of every first visit. */
  readonly words?: readonly LateArea[];
  /** The first screen has italics: in its heading, or in the first lines of an article. */
  readonly hasItalics?: boolean;
  /** Status of the server's answer; 200 when not given. */
  readonly status?: number;
  /** The page draws its own frame, menu and titles for all addresses below it: no header and no footer of the shop. */
  readonly hasOwnFrame?: boolean;
  /** The page exists in sandbox mode only. */
  readonly isSandboxOnly?: boolean;
}

/** A route, and the values of its path's parameters at an address. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
}
