import type { OrderFile } from './order-queries.ts';

type Action = OrderFile['actions'][number];
type Item = OrderFile['items'][number];

/** An action that this person may take on an order, with the reason why it is not possible now; undefined when they may not take it. */
export function actionOf({ actions }: Pick<OrderFile, 'actions'>, name: Action['name']): Action | undefined {
  return actions.find((action) => action.name === name);
}

/** Money may still come for it: it is not paid, nor cancelled. */
export function isUnpaid({ status }: Pick<OrderFile, 'status'>): boolean {
  return status === 'pending' || status === 'waiting';
}

/** The ritual with which an order goes on: one that has begun, or else that with the earliest first day; undefined when all are performed. */
export function nextRitual(items: readonly Item[]): Item | undefined {
  const open = items.filter(({ performedAt }) => !performedAt);
  const [firstDay] = open.flatMap(({ startDate }) => startDate ?? []).toSorted();
  return open.find(({ begunAt }) => begunAt) ?? open.find(({ startDate }) => startDate === firstDay);
}
