import type { components } from '#contract';
import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Bilingual, inEachLanguage, type Language } from '#kernel/language.ts';
import {
  type ArticleContent,
  type ArticleEdit,
  editArticle,
  hasDraft,
  missingParts,
  type OpenedText,
  type TextChange,
} from '#modules/content/index.ts';
import type { Handlers } from '../contract.ts';
import { tagOf, versionOf } from '../record-version.ts';

type Wire = components['schemas'];
type Opened = OpenedText<ArticleContent>;

export interface ContentUseCases {
  readonly listArticles: (caller: Caller) => Promise<readonly Opened[]>;
  readonly beginArticle: (caller: Caller, article: { id: string; name: Bilingual }) => Promise<void>;
  readonly openArticle: (caller: Caller, id: string) => Promise<Opened & { readonly history: readonly TextChange[] }>;
  readonly saveArticle: (
    caller: Caller,
    id: string,
    version: number,
    edit: (former: ArticleContent) => ArticleContent,
  ) => Promise<void>;
  readonly publishArticle: (caller: Caller, id: string, version: number) => Promise<void>;
  readonly unpublishArticle: (caller: Caller, id: string, version: number) => Promise<void>;
  readonly restoreArticle: (caller: Caller, id: string, version: number, former: number) => Promise<void>;
}

/** Renders the page of an article that is not yet what readers see. */
export type PreviewArticle = (text: Pick<Opened, 'id' | 'newest'>, language: Language) => Promise<string>;

/** Nothing in a preview runs, and nothing may frame it: it is a page to look at. */
const PREVIEW_POLICY = [
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The texts of the shop, as their editors work on them. */
export function contentHandlers(shop: ContentUseCases, previewArticle: PreviewArticle) {
  const opened = async (caller: Caller, id: string) => {
    const article = await shop.openArticle(caller, id);
    return { status: 200 as const, headers: { etag: tagOf(article.newest.version) }, body: articleToWire(article) };
  };
  return {
    async listEditedArticles({ caller }) {
      return { status: 200, body: { items: (await shop.listArticles(caller)).map(listedToWire) } };
    },
    async beginArticle({ caller, body }) {
      await shop.beginArticle(caller, { id: body.id, name: fromFields(body, 'name') });
      return { ...(await opened(caller, body.id)), status: 201 };
    },
    openArticle: ({ caller, params }) => opened(caller, params.id),
    async saveArticle({ caller, params, ifMatch, body }) {
      await shop.saveArticle(caller, params.id, versionOf(ifMatch), editArticle(editFromWire(body)));
      return opened(caller, params.id);
    },
    async publishArticle({ caller, params, ifMatch }) {
      await shop.publishArticle(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async unpublishArticle({ caller, params, ifMatch }) {
      await shop.unpublishArticle(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async restoreArticle({ caller, params, ifMatch, body }) {
      await shop.restoreArticle(caller, params.id, versionOf(ifMatch), body.version);
      return opened(caller, params.id);
    },
    async previewArticle({ caller, params, query, language }) {
      const html = await previewArticle(await shop.openArticle(caller, params.id), query.lang ?? language);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PREVIEW_POLICY };
      return { status: 200, headers: { ...headers, 'x-robots-tag': 'noindex' }, serialized: Buffer.from(html) };
    },
  } satisfies Partial<Handlers>;
}

function editFromWire(body: Wire['ArticleEdit']): ArticleEdit {
  return {
    name: fromFields(body, 'name'),
    intro: fromFields(body, 'intro'),
    content: fromFields(body, 'content'),
    seoTitle: fromFields(body, 'seo_title'),
    seoDescription: fromFields(body, 'seo_description'),
    tags: body.tags,
    imageUrl: body.image_url,
  };
}

function textsToWire({ name, intro, content, seoTitle, seoDescription, tags, imageUrl }: ArticleContent): Wire['ArticleTexts'] {
  return {
    ...toFields({ name, intro, content, seo_title: seoTitle, seo_description: seoDescription }),
    tags: [...tags],
    image_url: imageUrl,
  };
}

function stateOf(text: Opened) {
  const { id, newest, published } = text;
  return {
    ...{ id, hasDraft: hasDraft(text) },
    publishedAt: published?.at.toISOString() ?? null,
    changedAt: newest.at.toISOString(),
  };
}

function articleToWire(article: Opened & { readonly history: readonly TextChange[] }): Wire['EditedArticle'] {
  const { newest, published, history } = article;
  return {
    ...stateOf(article),
    version: newest.version,
    draft: textsToWire(newest.content),
    published: published ? textsToWire(published.content) : null,
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

function listedToWire(article: Opened): Wire['ListedArticle'] {
  const { name, intro, content, seoTitle, seoDescription } = article.newest.content;
  const parts = { name, intro, content, seoTitle, seoDescription };
  const missing = inEachLanguage((language) => {
    const texts = Object.entries(parts).map(([part, text]) => [part, text[language]]);
    return missingParts(Object.fromEntries(texts)).length;
  });
  return { ...stateOf(article), ...toFields({ name, missing }), changedBy: article.newest.by };
}
