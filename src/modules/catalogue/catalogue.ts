import type { Article } from './article.ts';
import type { ArticleText, RenderArticle } from './article-text.ts';
import type { Service } from './service.ts';

/** Where the catalogue is kept. */
export interface CatalogueReader {
  /** Every service on sale, in the order of the shop window. */
  services(): Promise<Service[]>;
  /** Every article, newest first. */
  articles(): Promise<Article[]>;
  /** A number that rises with every change of the content. */
  contentVersion(): Promise<number>;
}

/** The content as it stood at one version. */
export interface CatalogueSnapshot {
  readonly version: number;
  readonly services: readonly Service[];
  readonly articles: readonly Article[];
  /** A markdown text of this content, rendered when it is first asked for. */
  textOf(markdown: string): ArticleText;
}

/** Reads the catalogue from memory. */
export interface Catalogue {
  /** The newest snapshot that this instance knows. */
  current(): Promise<CatalogueSnapshot>;
  /** Looks whether the content changed, and reads it again if so. Called every second, so an edit shows within two on every instance. */
  refresh(): Promise<void>;
}

/** Keeps the whole catalogue in memory, at most as old as the last `refresh`. */
export function createCatalogue(reader: CatalogueReader, render: RenderArticle): Catalogue {
  let snapshot: Promise<CatalogueSnapshot> | undefined;

  async function read(): Promise<CatalogueSnapshot> {
    // The version first: a change in between is then read again, never missed.
    const version = await reader.contentVersion();
    const [services, articles] = [await reader.services(), await reader.articles()];
    return { version, services, articles, textOf: rememberTexts(render) };
  }

  function current(): Promise<CatalogueSnapshot> {
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
