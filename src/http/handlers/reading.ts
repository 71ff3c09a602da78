import { toFields } from '#kernel/bilingual-fields.ts';
import { ShopError } from '#kernel/errors.ts';
import { FIRST_LANGUAGE, inEachLanguage, type Language } from '#kernel/language.ts';
import {
  type Article,
  type ArticleText,
  type Catalogue,
  type CatalogueSnapshot,
  findArticle,
  findService,
  readingMinutes,
  type Service,
} from '#modules/catalogue/index.ts';
import type { Handlers } from '../contract.ts';
import { serviceToWire } from './catalogue.ts';
import { createVersionedAnswers } from './versioned-answers.ts';

type Operations = 'listArticlesCatalog' | 'getArticle' | 'getService';

/** What there is to read, of the tag `catalogue`. Answers are made once for each version of the content and sent from memory. */
export function readingHandlers({ catalogue }: { catalogue: Catalogue }): Pick<Handlers, Operations> {
  const answers = createVersionedAnswers();

  return {
    async listArticlesCatalog({ ifNoneMatch }) {
      const snapshot = await catalogue.current();
      return answers.answer(snapshot, 'articles-catalog', ifNoneMatch, () => [
        ...snapshot.articles.map(articleEntry),
        ...snapshot.services.map(serviceEntry),
      ]);
    },

    async getArticle({ params, query, language, ifNoneMatch }) {
      const snapshot = await catalogue.current();
      const article = findArticle(snapshot, params.id);
      if (!article) throw new ShopError('not_found');
      const lang = query.lang ?? language;
      const answer = answers.answer(snapshot, `article-${article.id}-${lang}`, ifNoneMatch, () =>
        articlePage(article, lang, snapshot),
      );
      return query.lang ? answer : byLanguage(answer);
    },

    async getService({ params, query, language, ifNoneMatch }) {
      const snapshot = await catalogue.current();
      const service = findService(snapshot, params.id);
      if (!service) throw new ShopError('not_found');
      const lang = query.lang ?? language;
      const answer = answers.answer(snapshot, `service-${service.id}-${lang}`, ifNoneMatch, () =>
        servicePage(service, lang, snapshot),
      );
      return query.lang ? answer : byLanguage(answer);
    },
  };
}

/** Marks an answer whose language follows the request's header, so that shared caches keep one answer for each language. */
function byLanguage<Shape extends { headers: Readonly<Record<string, string>> }>(answer: Shape): Shape {
  return { ...answer, headers: { ...answer.headers, vary: 'Accept-Language' } };
}

function articleEntry(article: Article) {
  return {
    id: article.id,
    source: 'articles' as const,
    slug: article.id,
    ...toFields({ name: article.name, description: inEachLanguage(() => ''), article_intro: article.intro }),
    image_url: article.imageUrl,
    tags: article.tags,
    reading_time: readingMinutes(article.content[FIRST_LANGUAGE]),
    updated_at: article.updatedAt.toISOString(),
  };
}

function serviceEntry(service: Service) {
  return {
    id: service.id,
    source: 'services' as const,
    slug: service.slug,
    ...toFields({ name: service.name, description: service.description, article_intro: service.articleIntro }),
    image_url: service.imageUrl,
    tags: ['ritual'],
    reading_time: readingMinutes(service.articleContent[FIRST_LANGUAGE]),
    updated_at: service.articleUpdatedAt.toISOString(),
  };
}

function articlePage(article: Article, lang: Language, snapshot: CatalogueSnapshot) {
  const content = article.content[lang];
  return {
    id: article.id,
    ...toFields({
      name: article.name,
      intro: article.intro,
      content: article.content,
      seo_title: article.seoTitle,
      seo_description: article.seoDescription,
    }),
    image_url: article.imageUrl,
    tags: article.tags,
    author: article.author,
    updated_at: article.updatedAt.toISOString(),
    category: article.category,
    ...inLanguage(content, lang, snapshot.textOf(content)),
  };
}

function servicePage(service: Service, lang: Language, snapshot: CatalogueSnapshot) {
  const content = service.articleContent[lang];
  return {
    ...serviceToWire(service),
    ...toFields({
      article_content: service.articleContent,
      article_seo_title: service.articleSeoTitle,
      article_seo_description: service.articleSeoDescription,
    }),
    ...inLanguage(content, lang, snapshot.textOf(content)),
  };
}

function inLanguage(content: string, lang: Language, { html, toc }: ArticleText) {
  return { reading_time: readingMinutes(content), lang, html, toc };
}
