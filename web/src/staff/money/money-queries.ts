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
/** The story of waiting money, with the ETag that a decision must send. */
export type MoneyStory = Tagged<Wire['MoneyStory']>;

/** With these begin the keys of all queries of waiting money and of refunds. */
export const MONEY_KEY = '/api/admin/money';
export const REFUNDS_KEY = '/api/admin/refunds';

const STORY = '/api/admin/money/{id}';

/** Reads the story of waiting money. */
export const useStory = (id: string) => useTagged(STORY, { path: { id } }, { refetchOnWindowFocus: true });

/** Returns a function that leads to the list after a decision. The story may be gone then, and must not be read again. */
export function useLeaveStory(id: string) {
  const cache = useQueryClient();
  const go = useGo();
  return () => {
    cache.removeQueries({ queryKey: keyOf(STORY, { path: { id } }) });
    void go('/money');
  };
}
