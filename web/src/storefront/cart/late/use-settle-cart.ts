import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'react-redux';
import { forgetPaymentOf } from '../../../memory/late/active-payment.ts';
import { checkoutAttempt } from '../../../memory/late/checkout-attempt.ts';
import { checkoutContact } from '../../../memory/late/checkout-contact.ts';
import { lastCheckout } from '../../../memory/late/last-checkout.ts';
import { announce } from '../../analytics/shop-events.ts';
import { clear } from '../cart-slice.ts';
import type { RootState } from '../store.ts';
import { cartContent } from './checkout-attempt.ts';

/**
 * Returns a function that empties the cart once its order is paid, on whichever page the payment was noticed. A cart that has changed
 * since the order was placed stays, and so does the cart of another order.
 */
export function useSettleCart(): (paidOrderId: string) => void {
  const store = useStore<RootState>();
  const queryClient = useQueryClient();
  return (paidOrderId) => {
    forgetPaymentOf(paidOrderId);
    // The customer's own list of orders. The key of a single order has no object in its second place.
    void queryClient.invalidateQueries({
      queryKey: ['/api/orders'],
      predicate: ({ queryKey }) => typeof queryKey[1] === 'object',
    });
    const order = checkoutAttempt.read()?.order;
    if (order?.id !== paidOrderId) return;
    announce({ type: 'orderPaid', orderId: paidOrderId });
    finishContact();
    checkoutAttempt.forget();
    if (order.cart === cartContent(store.getState().cart.items)) store.dispatch(clear());
  };
}

/** Empties the contact form. The form of a new profile starts from what it held. */
function finishContact(): void {
  const { full_name, email } = checkoutContact.read();
  if (full_name && email) lastCheckout.keep({ full_name, email });
  checkoutContact.forget();
}
