import type { Article } from './article.ts';
import type { ArticleText, RenderArticle } from './article-text.ts';
import type { Service } from './service.ts';

/** The stored catalogue. */
export interface CatalogueReader {
  /** Returns every service that readers see, also those off sale, in the order in which the shop shows services. */
  services(): Promise<Service[]>;
  /** Returns every article, newest first. */
  articles(): Promise<Article[]>;
  /** Returns the legal texts: privacy policy, terms and the like. */
  documents(): Promise<Article[]>;
  /** Returns a number that rises with every change of what is read here. */
  contentVersion(): Promise<number>;
}

/** The whole catalogue at one content version. */
export interface CatalogueSnapshot {
  readonly version: number;
  readonly services: readonly Service[];
  readonly articles: readonly Article[];
  readonly documents: readonly Article[];
  /** Renders a markdown text of this content at the first call, and caches the result. */
  textOf(markdown: string): ArticleText;
}

/** The catalogue, cached in memory. */
export interface Catalogue {
  /** Returns the newest snapshot that this instance has read; rejects when the first read fails. */
  current(): Promise<CatalogueSnapshot>;
  /** Reads the content again if its version changed. Called every second, so every instance shows an edit within two seconds. */
  refresh(): Promise<void>;
}

/** Creates a cache of the whole catalogue, as of the last `refresh`. */
export function createCatalogue(reader: CatalogueReader, render: RenderArticle): Catalogue {
  let snapshot: Promise<CatalogueSnapshot> | undefined;

  async function read(): Promise<CatalogueSnapshot> {
    // The version is read first: an edit during this read then leads to another read and is never missed.
    const version = await reader.contentVersion();
    return {
      version,
      services: await reader.services(),
      articles: await reader.articles(),
      documents: await reader.documents(),
      textOf: rememberTexts(render),
    };
  }

  function current(): Promise<CatalogueSnapshot> {
    // All who ask meanwhile wait for one read; after a failure the next one to ask reads anew.
    snapshot ??= read().catch((error) => {
      snapshot = undefined;
      throw error;
    });
    return snapshot;
  }

  async function refresh(): Promise<void> {
    const known = await current();
    if ((await reader.contentVersion()) !== known.version) snapshot = Promise.resolve(await read());
  }

  return { current, refresh };
}

function rememberTexts(render: RenderArticle): RenderArticle {
  const texts = new Map<string, ArticleText>();
  return (markdown) => {
    const text = texts.get(markdown) ?? render(markdown);
    texts.set(markdown, text);
    return text;
  };
}
