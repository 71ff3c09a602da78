import type { components } from '#contract';
import type { MessageKey } from '../../i18n/i18n.tsx';

type Repair = components['schemas']['Order']['repair'];

type Trouble = Repair['troubles'][number];

/**
 * The words of a trouble with money on the order's page; staff read the same. They are in the area `order`. While the money can be asked
 * back, they advise what to do; those of `checking` are the same in any case.
 */
export function troubleWords(trouble: Trouble, { mayAskRefund }: Pick<Repair, 'mayAskRefund'>): MessageKey {
  return mayAskRefund || trouble === 'checking' ? `order.trouble.${trouble}` : `order.troubleWithoutAdvice.${trouble}`;
}
