import type { Article } from './article.ts';
import type { CatalogueSnapshot } from './catalogue.ts';
import type { Service } from './service.ts';

/** Names under which a ritual is known besides its id and slug. */
const ALIASES: ReadonlyMap<string, string> = new Map([['maha-laxmi', 'lakshmi']]);

/** The service of an id, slug or alias. */
export function findService({ services }: Pick<CatalogueSnapshot, 'services'>, name: string): Service | undefined {
  const id = ALIASES.get(name) ?? name;
  return services.find((service) => service.id === id || service.slug === id);
}

/** The article of an id. */
export function findArticle({ articles }: Pick<CatalogueSnapshot, 'articles'>, id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}
