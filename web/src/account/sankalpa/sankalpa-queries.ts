import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';

export type SpelledName = components['schemas']['SpelledName'];

/** How the customer's names are read in Sanskrit. */
export function namesQuery(api: Api) {
  return queryOptions({ ...answerQuery(api, '/api/account/names'), select: ({ items }) => items });
}

export const SHEET = '/api/account/orders/{id}/rituals/{position}/sankalpa';

/** What is read aloud at one of the customer's rituals. */
export function sheetQuery(api: Api, id: string, position: number) {
  return answerQuery(api, SHEET, { path: { id, position } });
}
