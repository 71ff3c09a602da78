import type { OrderFile } from './order-queries.ts';

type Action = OrderFile['actions'][number];

/** An action that this person may take on an order, with the reason why it is not possible now; undefined when they may not take it. */
export function actionOf({ actions }: Pick<OrderFile, 'actions'>, name: Action['name']): Action | undefined {
  return actions.find((action) => action.name === name);
}

/** Money may still come for it: it is not paid, nor cancelled. */
export function isUnpaid({ status }: Pick<OrderFile, 'status'>): boolean {
  return status === 'pending' || status === 'waiting';
}
