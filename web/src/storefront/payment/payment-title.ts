import { COIN_FACTS } from '#modules/payments/coin.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import type { PaymentState } from './payment-state.ts';

/** The title of each screen. */
export function paymentTitle(state: PaymentState, t: Translate): string {
  switch (state.step) {
    case 'coin':
      return t('payment.titleCoin');
    case 'manual':
      return t('payment.titleManual');
    case 'waiting':
      return t('payment.titleIn', { coin: COIN_FACTS[state.payment.currency].name });
    case 'confirmation':
      return t(state.awaited.method === 'card' ? 'payment.titleCard' : 'payment.titleManual');
    case 'success':
      return t('payment.titleDone');
    case 'error':
      return t('payment.titleFailed');
    default:
      return t('common.payment');
  }
}
