import { useQueryClient } from '@tanstack/react-query';
import type { components } from '#contract';
import { keyOf } from '../../api/late/answer-query.ts';
import { type Tagged, useTagged } from '../kit/forms/tagged.ts';
import { useGo } from '../kit/page/panel.tsx';

type Wire = components['schemas'];
export type WaitingMoney = Wire['WaitingMoney'];
export type MoneySource = Wire['StorySource'];
export type MoneyRefund = Wire['StoryRefund'];
export type MoneyLine = Wire['StoryLine'];
/** With the ETag that a decision asks for. */
export type MoneyStory = Tagged<Wire['MoneyStory']>;

const MONEY = '/api/admin/money';
const STORY = '/api/admin/money/{id}';
/** Every query of orders begins with it. */
const ORDERS = '/api/admin/orders';

/** The story of waiting money. */
export const useStory = (id: string) => useTagged(STORY, { path: { id } }, { refetchOnWindowFocus: true });

/** Goes back to the list from a story that is gone with its decision, and must not be read again. */
export function useLeaveStory(id: string) {
  const cache = useQueryClient();
  const go = useGo();
  return () => {
    cache.removeQueries({ queryKey: keyOf(STORY, { path: { id } }) });
    void cache.invalidateQueries({ queryKey: [MONEY] });
    void cache.invalidateQueries({ queryKey: [ORDERS] });
    void go('/money');
  };
}
