import type { Article } from './article.ts';
import type { CatalogueSnapshot } from './catalogue.ts';
import type { Service } from './service.ts';

/** Other names of rituals, each with the ritual's id. */
const ALIASES: ReadonlyMap<string, string> = new Map([['maha-laxmi', 'lakshmi']]);

/** Finds a service by its id, slug or alias. */
export function findService({ services }: Pick<CatalogueSnapshot, 'services'>, name: string): Service | undefined {
  const id = ALIASES.get(name) ?? name;
  return services.find((service) => service.id === id || service.slug === id);
}

/** Tells whether a name is another name of a ritual, so that no other can be found by it. */
export const isOtherName = (name: string): boolean => ALIASES.has(name);

export function findArticle({ articles }: Pick<CatalogueSnapshot, 'articles'>, id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}

export function findDocument({ documents }: Pick<CatalogueSnapshot, 'documents'>, id: string): Article | undefined {
  return documents.find((document) => document.id === id);
}
