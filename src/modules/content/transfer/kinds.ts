import { ARTICLES, type ArticleContent, editArticle } from '../articles.ts';
import type { TextKind } from '../edit-texts.ts';
import { articleFields, serviceFields } from '../fields.ts';
import { editService, SERVICES, type ServiceContent } from '../services.ts';

export type FiledKindName = 'service' | 'article';

/** What is special about a kind of texts when they come from files. */
export interface FiledKind<Content> extends TextKind<Content> {
  readonly name: FiledKindName;
  /** Puts what an editor could have written in place of what stood there. */
  readonly edit: (id: string, written: Content) => (former: Content) => Content;
  /** Every field by the name that it has in files. */
  readonly fields: (content: Content) => Readonly<Record<string, unknown>>;
  /** Fields that `edit` leaves as they are, in every text or in some: there a file may have no other value. */
  readonly fixed: readonly string[];
}

export const FILED_SERVICES: FiledKind<ServiceContent> = {
  ...SERVICES,
  name: 'service',
  // A file names the emblem, but cannot change it.
  edit: (id, { imageUrl: _, ...written }) => editService(id, written),
  fixed: ['icon', 'image_url', 'price', 'on_sale', 'tiers'],
  fields: (service) => {
    const { tiers, ...fields } = serviceFields(service);
    // An exported file names tiers only for a ritual without them.
    return { ...fields, ...(tiers ? {} : { tiers }), icon: service.icon };
  },
};

export const FILED_ARTICLES: FiledKind<ArticleContent> = {
  ...ARTICLES,
  name: 'article',
  edit: (_, written) => editArticle(written),
  fixed: ['category', 'author'],
  fields: (article) => ({ ...articleFields(article), category: article.category, author: article.author }),
};

/** The value with every line break in its texts as one line feed: Windows and old Macs write others. */
export function withPlainBreaks<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n') as Value;
  if (Array.isArray(value)) return value.map(withPlainBreaks) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withPlainBreaks(entry)])) as Value;
}
