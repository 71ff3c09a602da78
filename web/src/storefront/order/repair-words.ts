import type { components } from '#contract';
import type { MessageKey } from '../../i18n/i18n.tsx';

type Repair = components['schemas']['Order']['repair'];

type Trouble = Repair['troubles'][number];

/** What an order's page tells its customer of a trouble with money; staff read the same words. Of the area `order`. */
export function troubleWords(trouble: Trouble, { mayAskRefund }: Pick<Repair, 'mayAskRefund'>): MessageKey {
  return mayAskRefund || trouble === 'checking' ? `order.trouble.${trouble}` : `order.troubleAlone.${trouble}`;
}
