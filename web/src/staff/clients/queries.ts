import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { tagged } from '../kit/forms/tagged.ts';

export type Client = components['schemas']['Client'];
export type ClientDetail = components['schemas']['ClientDetail'];

export const CLIENTS_KEY = '/api/admin/clients';
const PAGE = 50;

/** A page of the clients whose e-mail, phone or name begins with `search`; of all when it is empty. */
export function clientsQuery(api: Api, search: string, cursor: string | undefined) {
  const query = { ...(search && { search }), ...(cursor && { cursor }), limit: PAGE };
  return {
    queryKey: [CLIENTS_KEY, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => dataOf(api.GET('/api/admin/clients', { params: { query }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  };
}

/** Where the clients that a search finds are a file. */
export function clientsFile(search: string, language: Language): string {
  return `/api/admin/exports/clients?${new URLSearchParams({ lang: language, ...(search && { search }) })}`;
}

/** What the shop keeps of a client, with the ETag that a change asks for. */
export function clientQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [CLIENTS_KEY, id],
    queryFn: ({ signal }) => tagged(api.GET('/api/admin/clients/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}
