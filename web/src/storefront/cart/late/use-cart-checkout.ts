import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { currentUserQuery } from '../../../api/late/current-user.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type ActivePayment, activePayment } from '../../../memory/late/active-payment.ts';
import { orderedCarts } from '../../../memory/late/ordered-carts.ts';
import { signedIn } from '../../../memory/signed-in.ts';
import { announce, type CountedItem } from '../../analytics/shop-events.ts';
import type { Contact, ContactField } from '../../checkout/contact-form.tsx';
import { type Payment, usePayment } from '../../payment/use-payment.ts';
import type { PricedItems } from './cart-prices.ts';
import { endAttempt } from './checkout-attempt.ts';
import { useCartSource } from './use-cart-source.ts';

export type CartCheckout = ReturnType<typeof useCartCheckout>;

/** The checkout's two views: the cart's items with the customer's contact data, and the payment. */
export function useCartCheckout(cart: PricedItems, isOpen: boolean) {
  const { language } = useI18n();
  const [view, setView] = useState<'items' | 'payment'>('items');
  const [contact, setContact] = useState<Contact>();
  const [notice, setNotice] = useState<'cart.priceChanged' | 'cart.orderEnded'>();
  const [refusedField, setRefusedField] = useState<ContactField>();
  const [unfinished, setUnfinished] = useState<ActivePayment>();

  const queryClient = useQueryClient();
  const currentUserKey = currentUserQuery(useApi()).queryKey;
  const showItems = () => setView('items');
  const source = useCartSource(cart, contact, {
    onPriceChanged: () => {
      setNotice('cart.priceChanged');
      showItems();
    },
    onOrderEnded: () => {
      setNotice('cart.orderEnded');
      showItems();
    },
    onOffSale: showItems,
    onContactRefused: (field) => {
      setRefusedField(field);
      showItems();
    },
    onSessionEnded: () => {
      // `useCustomer` says that the session has ended only where the sign-in is remembered, which a browser may lose before the cookie.
      signedIn.keep(true);
      queryClient.setQueryData(currentUserKey, null);
      showItems();
    },
    // The last screen of the payment says so, also to whoever has gone back to the items.
    onPaid: () => setView('payment'),
  });
  const payment = usePayment(source);
  const { step } = payment.state;

  const resume = (active: ActivePayment) => {
    setView('payment');
    payment.resume(active);
  };
  const onOpen = useEffectEvent(() => {
    if (view === 'payment') return;
    const active = activePayment.read();
    // The payment of another order goes on only when the customer asks for it.
    if (active && isOfThisPurchase(active)) resume(active);
    else setUnfinished(active);
  });
  function isOfThisPurchase(active: ActivePayment): boolean {
    // With an empty cart nothing else is being bought.
    if (cart.lines.length === 0) return true;
    const { orderId } = source;
    return (orderId === undefined || orderId === active.orderId) && active.cart === source.cart;
  }

  // Takes away what was told of this cart, and ends a successful payment, however its thanks were left: by a link, too, and by a step back.
  const onClose = useEffectEvent(() => {
    setNotice(undefined);
    if (step !== 'success') return;
    // Cancels nothing, because the payment is done: the widget only goes back to its first screen.
    payment.cancel();
    showItems();
  });
  useEffect(() => {
    if (!isOpen) return;
    onOpen();
    return () => onClose();
  }, [isOpen]);

  // An order that was closed meanwhile, unpaid for long or by the staff, takes no money: the same items are bought anew.
  const { order } = payment;
  const isClosed = order?.status === 'cancelled' && order.id === source.attemptedOrderId;
  const onOrderClosed = useEffectEvent(() => {
    endAttempt();
    payment.abandon();
    if (view === 'payment') setNotice('cart.orderEnded');
    showItems();
  });
  useEffect(() => {
    if (isClosed) onOrderClosed();
  }, [isClosed]);

  // A payment that went on where it was left, or after a reload, began without the contact data: another order asks for them first. And
  // another tab may have emptied the cart.
  const cannotOrder =
    view === 'payment' && isChoice(step) && source.orderId === undefined && (!contact || cart.lines.length === 0);
  const onNothingToOrder = useEffectEvent(() => {
    // The payment under way goes on from the first screen only.
    payment.abandon();
    setUnfinished(activePayment.read());
    showItems();
  });
  useEffect(() => {
    if (cannotOrder) onNothingToOrder();
  }, [cannotOrder]);

  const orderedCart = order && orderedCarts.of(order.id)?.cart;
  return {
    view,
    payment,
    /** Names the message that says why the customer is back at the items. */
    notice,
    refusedField,
    /** The contact data with which the customer has gone on to the payment. */
    contact,
    /** A payment under way of another purchase: of an order's own page, or of a cart that has changed since. */
    unfinished,
    toPayment: (customer: Contact) => {
      setContact(customer);
      setNotice(undefined);
      setRefusedField(undefined);
      setView('payment');
      announce({ type: 'checkoutBegun', items: countedItems(cart, language) });
    },
    resume,
    /** True where the followed order, which is being paid or was placed last, holds something else than the cart. */
    hasCartChanged: cart.lines.length > 0 && orderedCart !== undefined && orderedCart !== source.cart,
    /** Leaves the payment under way, and pays for the cart as it is now, with a new order. */
    payChanged: () => {
      payment.abandon();
      if (!contact) showItems();
    },
    /** Goes one step back; from the first step of the payment, to the items. */
    back: () => (step === 'method' ? showItems() : payment.back()),
  };
}

/** Does the payer choose on this screen how to pay? The choice places the order of the cart, if it has none. */
const isChoice = (step: Payment['state']['step']) => step === 'method' || step === 'coin' || step === 'manual';

function countedItems(cart: PricedItems, language: Language): CountedItem[] {
  return cart.lines.map(({ item, unitPrice }) => ({
    id: item.id,
    name: item.name[language],
    price: centsToDollars(unitPrice),
    quantity: item.quantity,
  }));
}
