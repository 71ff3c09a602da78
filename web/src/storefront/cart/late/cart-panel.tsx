import { useEffect, useSyncExternalStore } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { personOfDevice } from '../../../memory/late/person.ts';
import { Panel } from '../../../ui/panel.tsx';
import { dismissToast, shownToast } from '../../../ui/toast-store.ts';
import { TermsNote } from '../../checkout/terms-note.tsx';
import { PaymentScreens } from '../../payment/payment-screens.tsx';
import { depthOf, useScreensInHistory } from '../../payment/use-screens-in-history.ts';
import { isCartInAddress } from '../cart-address.ts';
import { close } from '../cart-reducer.ts';
import { useCart, useCartStore } from '../store.ts';
import { CartContents } from './cart-contents.tsx';
import { LeftOrder } from './left-order.tsx';
import { OrderBeingPaid } from './order-being-paid.tsx';
import { useCartCheckout } from './use-cart-checkout.ts';
import { useCartPrices } from './use-cart-prices.ts';

/** The panel of the cart. When another person signs in on this device it begins anew, with nothing of the former person's checkout. */
export default function PanelOfPerson() {
  const person = useSyncExternalStore(personOfDevice.subscribe, personOfDevice.read);
  return <CartPanel key={person} />;
}

/** The items, the customer's contact data, and the payment. */
function CartPanel() {
  const { t } = useI18n();
  const store = useCartStore();
  const { isOpen } = useCart();
  const cart = useCartPrices();
  const checkout = useCartCheckout(cart, isOpen);
  const { payment } = checkout;
  const isPaying = checkout.view === 'payment';
  const isPaid = payment.state.step === 'success';

  // The open cart shows what a message of success says, and the message would cover the button that leads to the payment.
  useEffect(() => {
    const shown = shownToast();
    if (isOpen && shown?.kind === 'success') dismissToast(shown.id);
  }, [isOpen]);

  // The screens below the one that is shown: the items, and those of the payment.
  const depth = isPaying && !isPaid ? depthOf(payment.state) + 1 : 0;
  useScreensInHistory(isOpen ? depth : undefined, () => {
    // A step back that has led out of the cart only closes it: its payment stays where it is.
    if (isCartInAddress()) checkout.back();
  });

  return (
    <Panel
      open={isOpen}
      onClose={() => store.dispatch(close())}
      title={isPaying ? payment.title : t('cart.title')}
      onBack={isPaying && !isPaid ? checkout.back : undefined}
    >
      <LeftOrder followedId={payment.followedId} isOpen={isOpen} />
      {isPaying && <OrderBeingPaid checkout={checkout} cartTotal={cart.total} />}
      {isPaying ? <PaymentScreens payment={payment} /> : <CartContents cart={cart} checkout={checkout} />}
      {isPaying && payment.state.step === 'method' && <TermsNote />}
    </Panel>
  );
}
