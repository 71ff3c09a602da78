import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import { orderNumber } from '#words/order-number.ts';
import type { Api } from '../../../api/client.ts';
import { dataOf } from '../../../api/client.ts';
import { fits } from '../../../i18n/data/other-layout.ts';
import type { MessageKey } from '../../../i18n/i18n.tsx';
import { readPartners } from '../../partners/partner-queries.ts';

/** What a source is asked. */
interface Search {
  readonly api: Api;
  readonly words: string;
  /** Results are named in this language, where they have a name in it. */
  readonly language: Language;
  /** Aborts the search. */
  readonly signal: AbortSignal;
}

interface SearchResult {
  /** Its page, within the panel. */
  readonly place: string;
  readonly text: string;
  readonly detail?: string | undefined;
}

/** A part of the shop in which the palette searches. */
interface Source {
  readonly title: MessageKey;
  /** It is searched only for people who have this permission. */
  readonly permission: string;
  /** Finds at most `MOST_FOUND` things that fit the words. */
  readonly find: (search: Search) => Promise<SearchResult[]>;
}

const MOST_FOUND = 5;

export const SOURCES: readonly Source[] = [
  { title: 'common.orders', permission: 'orders.read', find: findOrders },
  { title: 'staff.clients', permission: 'clients.read', find: findClients },
  { title: 'staff.partners', permission: 'partners.manage', find: findPartners },
  { title: 'common.rituals', permission: 'content.write', find: (search) => findTexts('services', search) },
  { title: 'frame.articles', permission: 'content.write', find: (search) => findTexts('articles', search) },
  { title: 'staff.legalTexts', permission: 'content.write', find: (search) => findTexts('legal', search) },
];

async function findOrders({ api, words, language, signal }: Search): Promise<SearchResult[]> {
  const query = { q: words, limit: MOST_FOUND };
  const { items } = await dataOf(api.GET('/api/admin/orders', { params: { query }, signal }));
  return items.map(({ id, number, contact }) => {
    return { place: `/orders/${id}`, text: orderNumber(number, language), detail: contact?.name };
  });
}

async function findClients({ api, words, signal }: Search): Promise<SearchResult[]> {
  const query = { search: words, limit: MOST_FOUND };
  const { items } = await dataOf(api.GET('/api/admin/clients', { params: { query }, signal }));
  return items.map(({ id, name, email, phoneNumber }) => {
    const contact = email || phoneNumber || id;
    return { place: `/clients/${id}`, text: name || contact, detail: name ? contact : undefined };
  });
}

/** The API does not search partners; they are few, so all are read and searched here. */
async function findPartners({ api, words, signal }: Search): Promise<SearchResult[]> {
  const partners = await readPartners(api, signal);
  return partners
    .filter(({ name, slug, email }) => fits(`${name} ${slug} ${email}`, words))
    .slice(0, MOST_FOUND)
    .map(({ slug, name }) => ({ place: `/partners/${slug}`, text: name, detail: slug }));
}

/** The API does not search texts; they are few, so all of a kind are read and searched here. */
async function findTexts(
  kind: 'articles' | 'services' | 'legal',
  { api, words, language, signal }: Search,
): Promise<SearchResult[]> {
  const { items } = await dataOf(api.GET(`/api/admin/content/${kind}`, { signal }));
  return items
    .filter((text) => fits([text.id, ...fieldsOf('name').map((field) => text[field])].join(' '), words))
    .slice(0, MOST_FOUND)
    .map((text) => ({
      place: `/content/${kind}/${text.id}`,
      text: text[fieldName('name', language)] || text.name || text.id,
    }));
}
