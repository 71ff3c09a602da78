import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../../api/provider.tsx';
import { orderQuery } from '../../../api/queries.ts';
import { Words } from '../../../i18n/i18n.tsx';
import { basenameOf } from '../../../i18n/language.ts';
import { useConsent } from '../../../memory/analytics-consent.ts';
import { countOnce } from '../../../memory/late/counted-orders.ts';
import { listenToShop, type ShopEvent } from '../shop-events.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { type Count, setPage, startCounter } from './counter.ts';
import { cartParameters, countedPath, purchaseParameters } from './events.ts';

/** Asks a visitor for consent, and counts visits and purchases from the consent until its withdrawal. */
export default function Analytics({ id }: { id: string }) {
  const consent = useConsent();
  const count = useCounter(id, consent === 'granted');
  usePageViews(count);
  useShopEvents(count);
  if (consent !== 'open') return null;
  return (
    <Words areas={['consent']}>
      <ConsentBanner />
    </Words>
  );
}

/** Counts under a measurement id while the visitor allows it; undefined otherwise. */
function useCounter(id: string, isAllowed: boolean): Count | undefined {
  const [count, setCount] = useState<Count>();
  useEffect(() => {
    if (!isAllowed) return;
    const counter = startCounter(id, shownPage());
    setCount(() => counter.count);
    return () => {
      counter.stop();
      setCount(undefined);
    };
  }, [id, isAllowed]);
  return count;
}

function usePageViews(count: Count | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!count) return;
    setPage(shownPage());
    const path = countedPath(pathname);
    if (path !== undefined) count('page_view', { page_path: basenameOf(location.pathname) + path });
  }, [count, pathname]);
}

/**
 * The addresses that events name. The page is the current one without an order's id and without the search part; in areas that are not
 * counted, the home page. The referrer is a page of another site alone: the address of a page of the shop may contain an order's id.
 */
function shownPage() {
  const basename = basenameOf(location.pathname);
  const path = countedPath(location.pathname.slice(basename.length) || '/') ?? '/';
  const page_referrer = document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer;
  return { page_location: location.origin + basename + path, page_referrer };
}

function useShopEvents(count: Count | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!count) return;
    const countPurchase = async (orderId: string) => {
      if (!countOnce(orderId)) return;
      // A purchase whose order cannot be read is not counted. The visitor is not told.
      const order = await queryClient.fetchQuery(orderQuery(api, orderId)).catch(() => undefined);
      if (order) count('purchase', purchaseParameters(order));
    };
    return listenToShop((event: ShopEvent) => {
      switch (event.type) {
        case 'itemAdded':
          return count('add_to_cart', cartParameters([event.item]));
        case 'checkoutBegun':
          return count('begin_checkout', cartParameters(event.items));
        case 'orderPaid':
          return void countPurchase(event.orderId);
      }
    });
  }, [count, api, queryClient]);
}
