import { useQueryClient } from '@tanstack/react-query';
import { forgetPaymentOf } from '../../../memory/late/active-payment.ts';
import { checkoutAttempt } from '../../../memory/late/checkout-attempt.ts';
import { checkoutContact } from '../../../memory/late/checkout-contact.ts';
import { lastCheckout } from '../../../memory/late/last-checkout.ts';
import { takeCartOf } from '../../../memory/late/ordered-carts.ts';
import { announce } from '../../analytics/shop-events.ts';
import { renewCartId } from '../cart-id.ts';
import { withoutBought } from './cart-lines.ts';
import { itemsOf } from './checkout-attempt.ts';
import { useChangeCart } from './use-change-cart.ts';

/**
 * Returns a function that takes what an order holds out of the cart once the order is paid, on whichever page and in whichever tab the
 * payment was noticed. What was added to the cart since stays.
 */
export function useSettleCart(): (paidOrderId: string) => void {
  const changeCart = useChangeCart();
  const queryClient = useQueryClient();
  return (paidOrderId) => {
    forgetPaymentOf(paidOrderId);
    // The customer's own list of orders. The key of a single order has no object in its second place.
    void queryClient.invalidateQueries({
      queryKey: ['/api/orders'],
      predicate: ({ queryKey }) => typeof queryKey[1] === 'object',
    });
    const attempted = checkoutAttempt.read()?.order;
    const isAttempted = attempted?.id === paidOrderId;
    const bought = takeCartOf(paidOrderId) ?? (isAttempted ? attempted.cart : undefined);
    if (isAttempted) checkoutAttempt.forget();
    if (bought === undefined) return;
    // Whoever buys the same again gets a new order, not this one as the answer to a repeated request.
    renewCartId();
    announce({ type: 'orderPaid', orderId: paidOrderId });
    if (isAttempted) finishContact();
    changeCart((items) => withoutBought(items, itemsOf(bought)));
  };
}

/** Empties the contact form. The form of a new profile starts from what it held. */
function finishContact(): void {
  const { full_name, email } = checkoutContact.read();
  if (full_name && email) lastCheckout.keep({ full_name, email });
  checkoutContact.forget();
}
