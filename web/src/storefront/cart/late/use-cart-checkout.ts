import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { currentUserQuery } from '../../../api/late/current-user.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type ActivePayment, activePayment } from '../../../memory/late/active-payment.ts';
import { cartOf } from '../../../memory/late/ordered-carts.ts';
import { signedIn } from '../../../memory/signed-in.ts';
import { announce, type CountedItem } from '../../analytics/shop-events.ts';
import type { Contact, ContactField } from '../../checkout/contact-form.tsx';
import { usePayment } from '../../payment/use-payment.ts';
import type { PricedItems } from './cart-prices.ts';
import { useCartSource } from './use-cart-source.ts';

export type CartCheckout = ReturnType<typeof useCartCheckout>;

/** The checkout's steps: the cart's items, the guest's contact data, and the payment. */
export function useCartCheckout(cart: PricedItems, isOpen: boolean) {
  const { language } = useI18n();
  const [view, setView] = useState<'items' | 'payment'>('items');
  const [contact, setContact] = useState<Contact>();
  const [priceChanged, setPriceChanged] = useState(false);
  const [refusedField, setRefusedField] = useState<ContactField>();
  const [unfinished, setUnfinished] = useState<ActivePayment>();

  const endSession = useEndSession();
  const toItems = () => setView('items');
  const source = useCartSource(cart, contact, {
    priceChanged: () => {
      setPriceChanged(true);
      toItems();
    },
    offSale: toItems,
    contactRefused: (field) => {
      setRefusedField(field);
      toItems();
    },
    sessionEnded: () => {
      endSession();
      toItems();
    },
    paid: () => setView('payment'),
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
    if (active && isOfThisPurchase(active)) resume(active);
    else setUnfinished(active);
  });
  /** Another order's payment opens by the customer's own press only. */
  function isOfThisPurchase({ orderId, cart: paidFor }: ActivePayment): boolean {
    const isLast = payment.source.orderId === undefined || payment.source.orderId === orderId;
    return cart.lines.length === 0 || (isLast && paidFor === payment.source.cart);
  }

  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen]);

  const paidCart = payment.order && cartOf(payment.order.id);
  return {
    view,
    payment,
    /** True when the server has refused the order because its prices have changed. */
    priceChanged,
    refusedField,
    /** What the customer has ordered with, or tried to. */
    contact,
    /** A payment that was begun for a cart that has changed since. */
    unfinished,
    toPayment: (guest: Contact) => {
      setContact(guest);
      setPriceChanged(false);
      setRefusedField(undefined);
      setView('payment');
      announce({ type: 'checkoutBegun', items: countedItems(cart, language) });
    },
    resume,
    /** True while an order is being paid that holds something else than the cart. */
    hasChanged: cart.lines.length > 0 && paidCart !== undefined && paidCart !== payment.source.cart,
    /** Leaves the payment under way, and pays for the cart as it is now, with a new order. */
    payChanged: () => {
      payment.abandon();
      if (!contact) toItems();
    },
    /** Goes one step back; from the first step of the payment, to the items. */
    back: () => (step === 'method' ? toItems() : payment.back()),
    /** Ends a successful payment and shows the items again. */
    finish: () => {
      payment.cancel();
      toItems();
    },
  };
}

/** Returns a function that tells the whole shop that the session of this device has ended. */
function useEndSession(): () => void {
  const queryClient = useQueryClient();
  const { queryKey } = currentUserQuery(useApi());
  return () => {
    // The shop says that somebody was signed in where this is remembered; a browser may have lost that and kept the cookie.
    signedIn.keep(true);
    queryClient.setQueryData(queryKey, null);
  };
}

function countedItems(cart: PricedItems, language: Language): CountedItem[] {
  return cart.lines.map(({ item, unitPrice }) => ({
    id: item.id,
    name: item.name[language],
    price: centsToDollars(unitPrice),
    quantity: item.quantity,
  }));
}
