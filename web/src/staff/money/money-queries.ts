import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components, operations } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { tagged } from '../kit/forms/tagged.ts';
import { usePanel } from '../kit/page/panel.tsx';

type Wire = components['schemas'];
export type WaitingMoney = Wire['WaitingMoney'];
export type MoneySource = Wire['StorySource'];
export type MoneyRefund = Wire['StoryRefund'];
export type MoneyLine = Wire['StoryLine'];
/** With the ETag that a decision asks for. */
export type MoneyStory = Wire['MoneyStory'] & { readonly etag: string };

const MONEY = '/api/admin/money';
/** Every query of orders begins with it. */
const ORDERS = '/api/admin/orders';
const ROWS = 25;

/** A page of what waits; the old rows stay while new ones come. */
export function waitingQuery(api: Api, asked: NonNullable<operations['listWaitingMoney']['parameters']['query']>) {
  const query = { limit: ROWS, ...asked };
  return queryOptions({
    queryKey: [MONEY, query],
    queryFn: ({ signal }) => dataOf(api.GET(MONEY, { params: { query }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The story of waiting money. */
export function storyQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [MONEY, 'one', id],
    queryFn: ({ signal }) => tagged(api.GET('/api/admin/money/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Goes back to the list from a story that is gone with its decision, and must not be read again. */
export function useLeaveStory(id: string) {
  const { to } = usePanel();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return () => {
    cache.removeQueries({ queryKey: [MONEY, 'one', id] });
    void cache.invalidateQueries({ queryKey: [MONEY] });
    void cache.invalidateQueries({ queryKey: [ORDERS] });
    void navigate(to('/money'));
  };
}
