import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { withNames } from '../../api/bilingual.ts';
import type { Api } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';

export const DELETION_PATH = '/api/account/deletion';
export type Departure = ReturnType<typeof departureFrom>;
/** What becomes of the paid rituals: they are performed, their money is sent back before the account goes, or the account stays. */
export type PaidRituals = 'perform' | 'money_first' | 'keep';

/** What stands between the customer and the deletion of the account, and what they have chosen. */
export function departureQuery(api: Api) {
  return queryOptions({ ...answerQuery(api, DELETION_PATH), select: departureFrom });
}

function departureFrom({ orders, ...answer }: components['schemas']['AccountDeletion']) {
  return { ...answer, orders: orders.map((order) => ({ ...order, items: withNames(order.items) })) };
}

/** Does the shop owe the customer rituals or money? Then the customer decides about that before the account is deleted. */
export const owesSomething = ({ orders, refunds }: Departure) => orders.length > 0 || refunds.length > 0;
