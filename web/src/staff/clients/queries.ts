import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '#contract';
import type { Language } from '#kernel/language.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { tagged } from '../kit/forms/tagged.ts';

export type Client = components['schemas']['Client'];
export type ClientDetail = components['schemas']['ClientDetail'];

export const CLIENTS_KEY = '/api/admin/clients';
const PAGE = 50;

type ListQuery = NonNullable<operations['listClients']['parameters']['query']>;

/** A page of the clients; the old rows stay while new ones come. */
export function clientsQuery(api: Api, asked: ListQuery) {
  const query = { ...asked, limit: PAGE };
  return {
    queryKey: [CLIENTS_KEY, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => dataOf(api.GET('/api/admin/clients', { params: { query }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  };
}

/** Where the clients that a filter finds are a file, with titles in a language. */
export function clientsFile({ sort: _, ...filter }: ListQuery, lang: Language): string {
  const asked = Object.entries({ lang, ...filter }).map(([name, value]) => [name, String(value)]);
  return `/api/admin/exports/clients?${new URLSearchParams(asked)}`;
}

/** What the shop keeps of a client, with the ETag that a change asks for. */
export function clientQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [CLIENTS_KEY, id],
    queryFn: ({ signal }) => tagged(api.GET('/api/admin/clients/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}
