import type { HandMoneyAnswer, OrderFile } from './order-queries.ts';

type Action = OrderFile['actions'][number];

/** An action that this person may take on an order, with the reason why it is not possible now; undefined when they may not take it. */
export function actionOf({ actions }: Pick<OrderFile, 'actions'>, name: Action['name']): Action | undefined {
  return actions.find((action) => action.name === name);
}

/** Money may still come for it: it is not paid, nor cancelled. */
export function isUnpaid({ status }: Pick<OrderFile, 'status'>): boolean {
  return status === 'pending' || status === 'waiting';
}

/**
 * Who is awaited for a confirmation above the limit: `another` than this person, this person (`you`), or this person as the only administrator,
 * after a wait (`later`) or now (`alone`).
 */
export type AwaitedPerson = 'another' | 'you' | 'later' | 'alone';

/** Undefined when no confirmation is awaited. The buttons and the words about the next step both follow this rule. */
export function awaitedFor({ confirmations: [latest], aloneFrom }: HandMoneyAnswer): AwaitedPerson | undefined {
  if (latest?.state !== 'proposed') return undefined;
  if (aloneFrom) return Date.parse(aloneFrom) > Date.now() ? 'later' : 'alone';
  return latest.byYou ? 'another' : 'you';
}
