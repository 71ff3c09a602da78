import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import type { QueryOf } from '../../api/late/answer-query.ts';
import { useTagged } from '../kit/forms/tagged.ts';

export type Client = components['schemas']['Client'];
export type ClientDetail = components['schemas']['ClientDetail'];

export const CLIENTS_KEY = '/api/admin/clients';

type ClientFilters = Omit<QueryOf<typeof CLIENTS_KEY>, 'sort' | 'cursor' | 'limit'>;

/** The address of a file with the clients whom the filters find; its titles are in the language. */
export function clientsFile(filters: ClientFilters, language: Language): string {
  const search = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/api/admin/exports/clients?${search}`;
}

/** All that the shop keeps of a client, with the ETag that a change needs. */
export const useClient = (id: string) => useTagged('/api/admin/clients/{id}', { path: { id } });
