import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import { orderNumber } from '#words/order-number.ts';
import type { Api } from '../../../api/client.ts';
import { dataOf } from '../../../api/client.ts';
import { fits } from '../../../i18n/data/other-layout.ts';
import type { MessageKey } from '../../../i18n/i18n.tsx';

/** What a search has found. */
export interface Found {
  readonly id: string;
  /** Within the panel. */
  readonly place: string;
  readonly text: string;
  readonly detail?: string | undefined;
}

/** Where the palette searches. */
export interface Source {
  readonly title: MessageKey;
  /** Who may not read it is not offered it. */
  readonly permission: string;
  /** Up to `MOST_FOUND` things that fit the words; `Found.text` in this language where there is one. */
  readonly find: (api: Api, words: string, language: Language, signal: AbortSignal) => Promise<Found[]>;
}

const MOST_FOUND = 5;
/** The API's largest page. */
const PAGE = 100;

/** Texts are a short list, of which the page chooses. */
const textsOf =
  (kind: 'articles' | 'services' | 'legal'): Source['find'] =>
  async (api, words, language, signal) => {
    const { items } = await dataOf(api.GET(`/api/admin/content/${kind}`, { signal }));
    return items
      .filter((text) => fits([text.id, ...fieldsOf('name').map((field) => text[field])].join(' '), words))
      .slice(0, MOST_FOUND)
      .map((text) => ({
        id: text.id,
        place: `/content/${kind}/${text.id}`,
        text: text[fieldName('name', language)] || text.name || text.id,
      }));
  };

export const SOURCES: readonly Source[] = [
  {
    title: 'staff.orders',
    permission: 'orders.read',
    find: async (api, words, language, signal) => {
      const query = { q: words, limit: MOST_FOUND };
      const { items } = await dataOf(api.GET('/api/admin/orders', { params: { query }, signal }));
      return items.map(({ id, number, contact }) => {
        return { id, place: `/orders/${id}`, text: orderNumber(number, language), detail: contact?.name };
      });
    },
  },
  {
    title: 'staff.clients',
    permission: 'clients.read',
    find: async (api, words, _, signal) => {
      const query = { search: words, limit: MOST_FOUND };
      const { items } = await dataOf(api.GET('/api/admin/clients', { params: { query }, signal }));
      return items.map(({ id, name, email, phoneNumber }) => {
        const contact = email || phoneNumber || id;
        return { id, place: `/clients/${id}`, text: name || contact, detail: name ? contact : undefined };
      });
    },
  },
  {
    title: 'staff.partners',
    permission: 'partners.manage',
    find: async (api, words, _, signal) => {
      const { items } = await dataOf(api.GET('/api/admin/partners', { params: { query: { limit: PAGE } }, signal }));
      return items
        .filter(({ name, slug, email }) => fits(`${name} ${slug} ${email}`, words))
        .slice(0, MOST_FOUND)
        .map(({ slug, name }) => ({ id: slug, place: `/partners/${slug}`, text: name, detail: slug }));
    },
  },
  { title: 'staff.rituals', permission: 'content.write', find: textsOf('services') },
  { title: 'frame.articles', permission: 'content.write', find: textsOf('articles') },
  { title: 'staff.legalTexts', permission: 'content.write', find: textsOf('legal') },
];
