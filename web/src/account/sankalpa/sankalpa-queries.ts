import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import { type Sankalpa, sankalpaFrom } from '../../api/late/sankalpa.ts';

export type SpelledName = components['schemas']['SpelledName'];

/** How the customer's names are read in Sanskrit. */
export function namesQuery(api: Api) {
  return queryOptions({ ...answerQuery(api, '/api/account/names'), select: ({ items }) => items });
}

const SHEET = '/api/account/orders/{id}/rituals/{position}/sankalpa';

/** What is read aloud at one of the customer's rituals. */
export function sheetQuery(api: Api, id: string, position: number) {
  return queryOptions({
    queryKey: [SHEET, id, position],
    queryFn: async ({ signal }) => sankalpaFrom(await dataOf(api.GET(SHEET, { params: { path: { id, position } }, signal }))),
    staleTime: 0,
  });
}

/** Confirms the lines that were read, or asks for a change of them. */
export async function sendAnswer(
  api: Api,
  { orderId, position, print, answerVersion }: Sankalpa,
  words: string,
): Promise<Sankalpa> {
  const params = { path: { id: orderId, position }, header: { 'If-Match': `"${answerVersion}"` } };
  const body = { print, words: words.trim(), state: words.trim() ? 'change_asked' : 'confirmed' } as const;
  return sankalpaFrom(await dataOf(api.PUT(SHEET, { params, body })));
}
