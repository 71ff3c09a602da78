import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { earlyAdditions } from '../../memory/early-additions.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedPanel } from '../frame/failed-panel.tsx';
import { connectCartAddress, followAddress } from './cart-address.ts';
import { close } from './cart-reducer.ts';
import { parseStoredCart } from './cart-storage.ts';
import { loadCartPanel } from './load-cart-panel.ts';
import { connectCartStorage, useCart, useCartStore } from './store.ts';
import { useAddToCart } from './use-add-to-cart.ts';

const NO_PROPS = {};
/** The panel's outline is drawn only when its code takes longer than this. */
const OUTLINE_AFTER_MS = 300;

/** Loads the cart's panel when the cart is first opened, and keeps it: a payment goes on while the panel is closed. */
export function CartPanelHost() {
  const store = useCartStore();
  const { isOpen } = useCart();
  const { key } = useLocation();
  const [wasOpened, setWasOpened] = useState(false);
  const { t, load } = useI18n();
  const loadPanel = useCallback(async () => {
    const [panel] = await Promise.all([loadCartPanel(), load('common'), load('cart'), load('payment')]);
    return panel;
  }, [load]);
  // Reads the remembered cart before anything can be added, because it replaces all that the cart holds.
  useLayoutEffect(() => connectCartStorage(store), [store]);
  useEarlyAdditions();
  useEffect(() => connectCartAddress(store), [store]);
  // A link within the shop changes the address without a `hashchange`, but each move has another `key`.
  useEffect(() => {
    if (key) followAddress(store);
  }, [key, store]);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <LatePart
      load={loadPanel}
      props={NO_PROPS}
      waiting={<OpeningPanel />}
      failed={(again) => (
        <FailedPanel open={isOpen} onClose={() => store.dispatch(close())} title={t('cart.title')} onRetry={again} />
      )}
    />
  );
}

/** Adds to the cart what a visitor chose before a page was alive: this page, or a page that the visitor left at once. */
function useEarlyAdditions(): void {
  const addToCart = useAddToCart();
  const addAll = useEffectEvent(() => {
    const additions = earlyAdditions.read();
    earlyAdditions.forget();
    for (const item of additions.flatMap(parseStoredCart)) addToCart(item);
  });
  useEffect(() => {
    // A step back may show a page that was alive all the time.
    const onShow = () => addAll();
    onShow();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

/** The panel's outline while its code is loading. A fast connection never shows it. */
function OpeningPanel() {
  const { t } = useI18n();
  const store = useCartStore();
  const { isOpen } = useCart();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), OUTLINE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Panel open={isOpen && isSlow} onClose={() => store.dispatch(close())} title={t('cart.title')}>
      <p role="status" className="sr-only">
        {t('cart.loading')}
      </p>
      <Skeleton className="mb-4 h-28" />
      <Skeleton className="mb-4 h-20" />
      <Skeleton className="h-12" />
    </Panel>
  );
}
