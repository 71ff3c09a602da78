import type { components } from '#contract';
import type { Api } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';

export const DELETION_PATH = '/api/account/deletion';
export type Departure = components['schemas']['AccountDeletion'];
/** What becomes of the paid rituals: they are performed, their money is sent back before the account goes, or the account stays. */
export type PaidRituals = 'perform' | 'money_first' | 'keep';

/** What stands between the customer and the deletion of the account, and what they have chosen. */
export const departureQuery = (api: Api) => answerQuery(api, DELETION_PATH);

/** Does the shop owe the customer rituals or money? Then the customer decides about that before the account is deleted. */
export const owesSomething = ({ orders, refunds }: Departure) => orders.length > 0 || refunds.length > 0;

/** Are rituals owed, and not money alone? */
export const hasRituals = ({ orders }: Departure) => orders.some(({ items }) => items.length > 0);
