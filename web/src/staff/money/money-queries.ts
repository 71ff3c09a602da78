import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePanel } from '../kit/panel.tsx';
import type { FreshFactor } from '../sign-in/fresh-factor.tsx';

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
export function waitingQuery(api: Api, asked: { kind?: 'review' | 'ask'; cursor?: string }) {
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
    queryFn: async ({ signal }): Promise<MoneyStory> => {
      const call = api.GET('/api/admin/money/{id}', { params: { path: { id } }, signal });
      const story = await dataOf(call);
      return { ...story, etag: (await call).response.headers.get('etag') ?? '' };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What a person decides: to leave the money, without a source, or to give a part of it back. */
export interface Decision {
  readonly reason: string;
  readonly sourceId?: string;
  readonly amount?: string;
}

/** Sends a decision about money as it was read; asks for a fresh second factor where the shop wants one, and goes back to the list. */
export function useDecision({ id, etag }: MoneyStory, fresh: FreshFactor) {
  const { t } = useI18n();
  const { to } = usePanel();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const params = { path: { id }, header: { 'If-Match': etag } };
  const decision = useMutation({
    mutationFn: async ({ reason, sourceId, amount }: Decision) => {
      if (sourceId === undefined) await api.POST('/api/admin/money/{id}/settlement', { params, body: { reason } });
      else
        await api.POST('/api/admin/money/{id}/refund', {
          params,
          body: { sourceId, reason, ...(amount === undefined ? {} : { amount }) },
        });
    },
    onSuccess: (_, { sourceId }) => {
      toast({ title: t(sourceId === undefined ? 'staffMoney.settled' : 'staffMoney.refundBegun'), kind: 'success' });
      // The story is gone with the decision, and must not be read again.
      cache.removeQueries({ queryKey: [MONEY, 'one', id] });
      void cache.invalidateQueries({ queryKey: [MONEY] });
      void cache.invalidateQueries({ queryKey: [ORDERS] });
      void navigate(to('/money'));
    },
    onError: (error, wanted) => void fresh.ask(error, () => decision.mutate(wanted)),
  });
  return decision;
}
