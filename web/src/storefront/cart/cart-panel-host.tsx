import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Words } from '../../i18n/i18n.tsx';
import type { LateArea } from '../../i18n/late-areas.ts';
import { connectCartAddress, followAddress } from './cart-address.ts';
import { selectIsOpen } from './cart-slice.ts';
import { loadCartPanel } from './load-cart-panel.ts';
import { OpeningPanel } from './opening-panel.tsx';
import { connectCartStorage, type RootState } from './store.ts';

const CartPanel = lazy(loadCartPanel);
const PANEL_WORDS: readonly LateArea[] = ['payment'];

/** The place of the cart panel. Its code loads when the cart is first opened and stays, so that a payment goes on behind it. */
export function CartPanelHost() {
  const store = useStore<RootState>();
  const isOpen = useSelector(selectIsOpen);
  const { key } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => connectCartStorage(store), [store]);
  useEffect(() => connectCartAddress(store), [store]);
  useEffect(() => {
    if (key) followAddress(store);
  }, [key, store]);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={<OpeningPanel />}>
      <Words areas={PANEL_WORDS}>
        <CartPanel />
      </Words>
    </Suspense>
  );
}
