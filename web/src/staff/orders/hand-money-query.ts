import type { components } from '#contract';
import { useAnswer } from '../kit/page/use-answer.ts';

export type HandMoneyAnswer = components['schemas']['HandMoney'];

/** What was said of an order's money by hand, and what this person can say of it. */
export function useHandMoney(id: string, enabled = true) {
  return useAnswer('/api/admin/orders/{id}/confirmation', { path: { id } }, { enabled, refetchOnWindowFocus: true });
}

/**
 * Who is awaited for a confirmation above the limit: `another` than this person, this person (`you`), or this person as the only administrator,
 * after a wait (`later`) or now (`alone`). Undefined when nothing waits.
 */
export type Awaited = 'another' | 'you' | 'later' | 'alone';

/** The one rule of the buttons and of the words about what is next. */
export function awaitedFor({ confirmations: [last], aloneFrom }: HandMoneyAnswer): Awaited | undefined {
  if (last?.state !== 'proposed') return undefined;
  if (aloneFrom) return Date.parse(aloneFrom) > Date.now() ? 'later' : 'alone';
  return last.byYou ? 'another' : 'you';
}
