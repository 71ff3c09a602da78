import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import type { Api } from '../../api/client.ts';
import { answerQuery, type QueryOf } from '../../api/late/answer-query.ts';
import { taggedQuery } from '../kit/forms/tagged.ts';

export type Client = components['schemas']['Client'];
export type ClientDetail = components['schemas']['ClientDetail'];

export const CLIENTS_KEY = '/api/admin/clients';
const PAGE = 50;

type ClientFilters = Omit<QueryOf<typeof CLIENTS_KEY>, 'sort' | 'cursor' | 'limit'>;

/** A page of the clients; the old rows stay while new ones come. */
export function clientsQuery(api: Api, query: QueryOf<typeof CLIENTS_KEY>) {
  return { ...answerQuery(api, CLIENTS_KEY, { query: { ...query, limit: PAGE } }), placeholderData: keepPreviousData };
}

/** Where the clients that a filter finds are a file, with titles in a language. */
export function clientsFile(filters: ClientFilters, language: Language): string {
  const search = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `/api/admin/exports/clients?${search}`;
}

/** What the shop keeps of a client, with the ETag that a change asks for. */
export const clientQuery = (api: Api, id: string) => taggedQuery(api, '/api/admin/clients/{id}', { path: { id } });
