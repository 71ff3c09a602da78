import { isDeepStrictEqual } from 'node:util';
import type { ArticleContent } from '../articles.ts';
import type { TextReader } from '../ports.ts';
import { MOST_TEXTS } from '../read-texts.ts';
import type { ServiceContent } from '../services.ts';
import type { OpenedText } from '../text.ts';
import type { Filed, FiledTexts } from './filed-texts.ts';
import { FILED_ARTICLES, FILED_SERVICES, type FiledKind, withPlainBreaks } from './kinds.ts';
import type { ServiceAddress } from './ports.ts';

interface Sources {
  readonly services: Pick<TextReader<ServiceContent>, 'list'>;
  readonly articles: Pick<TextReader<ArticleContent>, 'list'>;
  /** The addresses in the order in which the shop shows the rituals. */
  readonly addresses: () => Promise<readonly ServiceAddress[]>;
}

/** Returns all rituals (services) and articles for files, articles in the order of their ids. A ritual that is added meanwhile is left out. */
export function createExportTexts({ services, articles, addresses }: Sources) {
  return async (): Promise<FiledTexts> => {
    const [serviceTexts, articleTexts, inOrder] = await Promise.all([
      services.list(MOST_TEXTS),
      articles.list(MOST_TEXTS),
      addresses(),
    ]);
    const filedServices = new Map(serviceTexts.map((text) => [text.id, filed(FILED_SERVICES, text)]));
    return {
      services: inOrder.flatMap(({ id, slug }) => {
        const service = filedServices.get(id);
        return service ? [{ ...service, slug }] : [];
      }),
      articles: articleTexts.map((text) => filed(FILED_ARTICLES, text)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    };
  };
}

function filed<Content>(kind: FiledKind<Content>, { id, newest, published }: OpenedText<Content>): Filed<Content> {
  const shown = withPlainBreaks(published?.content);
  const draft = withPlainBreaks(newest.content);
  if (!shown) return { id, draft };
  return haveSameFields(kind, shown, draft) ? { id, published: shown } : { id, published: shown, draft };
}

/** Tells whether files would hold the same of two contents; line breaks of other systems count as ours. */
export function haveSameFields<Content>(kind: FiledKind<Content>, one: Content, other: Content): boolean {
  // Compared as values and not as JSON, because the database keeps the languages of a text in an order of its own.
  return isDeepStrictEqual(kind.fields(withPlainBreaks(one)), kind.fields(withPlainBreaks(other)));
}
