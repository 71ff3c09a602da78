import { toFields } from '#kernel/bilingual-fields.ts';
import { requireFound } from '#kernel/errors.ts';
import { FIRST_LANGUAGE, inEachLanguage, type Language } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import {
  type Article,
  type ArticleText,
  type Catalogue,
  type CatalogueSnapshot,
  findArticle,
  findDocument,
  findService,
  RITUAL_TAG,
  readingMinutes,
  type SearchCatalogue,
  type SearchHit,
  type Service,
  uploadedPicture,
} from '#modules/catalogue/index.ts';
import { wordFields } from '#modules/content/index.ts';
import { OWN_CONTENT } from '../answers/cache-control.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Call, Handlers } from '../contract/contract.ts';
import { createVersionedAnswers } from './versioned-answers.ts';

/** Finds an item by its id; a ritual also by its slug. */
type Find<Item> = (snapshot: CatalogueSnapshot, idOrSlug: string) => Item | undefined;
type ToWire<Item> = (item: Item, lang: Language, snapshot: CatalogueSnapshot) => object;

/**
 * What there is to buy and to read, of the tag `catalogue`. All answers but those of a search are made once for each version of the
 * content and sent from memory.
 */
export function catalogueHandlers({ catalogue, search }: { catalogue: Catalogue; search: SearchCatalogue }) {
  const answerFrom = createVersionedAnswers();

  /**
   * Makes the handler that answers with one text in the language that `lang` names; without it, by the request's header, and then no cache
   * shares it.
   */
  function answerOneText<Item extends { readonly id: string }>(kind: string, find: Find<Item>, toWire: ToWire<Item>) {
    return async (call: Call<'getArticle' | 'getDocument' | 'getService'>) => {
      const { params, query } = call;
      const snapshot = await catalogue.current();
      const item = requireFound(find(snapshot, params.id));
      const lang = query.lang ?? call.language;
      const answer = answerFrom(snapshot, `${kind}-${item.id}-${lang}`, call, () => toWire(item, lang, snapshot));
      const headers = { ...answer.headers, 'content-language': lang };
      if (query.lang) return { ...answer, headers };
      return { ...answer, headers: { ...headers, vary: `${headers.vary}, Accept-Language`, 'cache-control': OWN_CONTENT } };
    };
  }

  return {
    async listServices(call) {
      const snapshot = await catalogue.current();
      const isCard = call.query.view === 'card';
      const toWire = isCard ? serviceToWire : fullServiceToWire;
      return answerFrom(snapshot, isCard ? 'service-cards' : 'services', call, () =>
        snapshot.services.filter(({ offSale }) => !offSale).map(toWire),
      );
    },
    // Rituals that are off sale can still be read about.
    async listArticlesCatalog(call) {
      const snapshot = await catalogue.current();
      return answerFrom(snapshot, 'articles-catalog', call, () => [
        ...snapshot.articles.map(articleOfList),
        ...snapshot.services.map(serviceOfList),
      ]);
    },
    async searchCatalogue({ query, language }) {
      const lang = query.lang ?? language;
      return ok({ lang, items: (await search(query.q, lang)).map(hitToWire) });
    },
    getArticle: answerOneText('article', findArticle, articleAnswer),
    getDocument: answerOneText('document', findDocument, articleAnswer),
    getService: answerOneText('service', findService, serviceAnswer),
  } satisfies Partial<Handlers>;
}

/** A service without its article; its reading time is that of the text in the first language. */
function serviceToWire(service: Service) {
  return {
    id: service.id,
    slug: service.slug,
    ...toFields({ name: service.name, description: service.description }),
    price: centsToDollars(service.price),
    // `false` of a service without tiers; any other has no such field.
    tiers: service.withoutTiers ? false : undefined,
    icon: service.icon,
    image_url: service.imageUrl,
    ...pictureOf(service),
    ...toFields({ features: service.features, article_intro: service.articleIntro }),
    reading_time: readingMinutes(service.articleContent[FIRST_LANGUAGE]),
    article_updated_at: service.articleUpdatedAt,
  };
}

/** The picture that an editor has chosen for a ritual, if any. */
function pictureOf({ picture }: Service) {
  const files = picture && uploadedPicture(picture.address);
  if (!files) return {};
  const { large: url, small, width, height } = files;
  return { picture: { url, small_url: small, width, height, ...toFields({ alt: picture.alt }) } };
}

/** A service with its article in both languages. */
function fullServiceToWire(service: Service) {
  return {
    ...serviceToWire(service),
    ...toFields({
      article_content: service.articleContent,
      article_seo_title: service.articleSeoTitle,
      article_seo_description: service.articleSeoDescription,
    }),
  };
}

function articleOfList(article: Article) {
  return {
    id: article.id,
    source: 'articles' as const,
    slug: article.id,
    ...toFields({ name: article.name, description: inEachLanguage(() => ''), article_intro: article.intro }),
    image_url: article.imageUrl,
    tags: article.tags,
    reading_time: readingMinutes(article.content[FIRST_LANGUAGE]),
    updated_at: article.updatedAt,
  };
}

function serviceOfList(service: Service) {
  return {
    id: service.id,
    source: 'services' as const,
    slug: service.slug,
    ...toFields({ name: service.name, description: service.description, article_intro: service.articleIntro }),
    image_url: service.imageUrl,
    ...pictureOf(service),
    tags: [RITUAL_TAG],
    reading_time: readingMinutes(service.articleContent[FIRST_LANGUAGE]),
    updated_at: service.articleUpdatedAt,
  };
}

function hitToWire({ source, id, slug, name, tags, snippet }: SearchHit) {
  return { source, id, slug, ...toFields({ name }), tags, snippet };
}

/** The answer with one article in a language. */
export function articleAnswer(article: Article, lang: Language, snapshot: Pick<CatalogueSnapshot, 'textOf'>) {
  const content = article.content[lang];
  return {
    id: article.id,
    ...wordFields(article),
    image_url: article.imageUrl,
    tags: article.tags,
    author: article.author,
    updated_at: article.updatedAt,
    category: article.category,
    ...inLanguage(content, lang, snapshot.textOf(content)),
  };
}

/** The answer with one ritual in a language. */
export function serviceAnswer(service: Service, lang: Language, snapshot: Pick<CatalogueSnapshot, 'textOf'>) {
  const content = service.articleContent[lang];
  return { ...fullServiceToWire(service), on_sale: !service.offSale, ...inLanguage(content, lang, snapshot.textOf(content)) };
}

function inLanguage(content: string, lang: Language, { html, toc }: ArticleText) {
  return { reading_time: readingMinutes(content), lang, html, toc };
}
