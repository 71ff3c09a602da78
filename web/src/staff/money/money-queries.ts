import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { answerQuery, type QueryOf } from '../../api/late/answer-query.ts';
import { useApi } from '../../api/provider.tsx';
import { type Tagged, taggedQuery } from '../kit/forms/tagged.ts';
import { useGo } from '../kit/page/place-link.tsx';

type Wire = components['schemas'];
export type WaitingMoney = Wire['WaitingMoney'];
export type MoneySource = Wire['StorySource'];
export type MoneyRefund = Wire['StoryRefund'];
export type MoneyLine = Wire['StoryLine'];
/** With the ETag that a decision asks for. */
export type MoneyStory = Tagged<Wire['MoneyStory']>;

const MONEY = '/api/admin/money';
/** Every query of orders begins with it. */
const ORDERS = '/api/admin/orders';
const ROWS = 25;

/** A page of what waits; the old rows stay while new ones come. */
export function waitingQuery(api: Api, asked: QueryOf<typeof MONEY>) {
  return { ...answerQuery(api, MONEY, { query: { limit: ROWS, ...asked } }), placeholderData: keepPreviousData };
}

/** The story of waiting money. */
export function storyQuery(api: Api, id: string) {
  return { ...taggedQuery(api, '/api/admin/money/{id}', { path: { id } }), refetchOnWindowFocus: true };
}

/** Goes back to the list from a story that is gone with its decision, and must not be read again. */
export function useLeaveStory(id: string) {
  const { queryKey } = storyQuery(useApi(), id);
  const cache = useQueryClient();
  const go = useGo();
  return () => {
    cache.removeQueries({ queryKey });
    void cache.invalidateQueries({ queryKey: [MONEY] });
    void cache.invalidateQueries({ queryKey: [ORDERS] });
    void go('/money');
  };
}
