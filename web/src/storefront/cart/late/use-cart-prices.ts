import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import { servicesQuery } from '../../../api/queries.ts';
import { useCart } from '../store.ts';
import { type PricedItems, priceItems } from './cart-prices.ts';

/** The cart with today's prices; with the prices last seen until the catalogue has loaded. */
export function useCartPrices(): PricedItems {
  const { items } = useCart();
  const { data: services } = useQuery(servicesQuery(useApi()));
  return priceItems(items, services);
}

/** Returns a function that fetches the catalogue's current prices. */
export function useRefreshPrices(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    const query = { ...servicesQuery(api), staleTime: 0 };
    // Without an answer the cart keeps the prices of the quote, which are newer than the cached ones.
    await queryClient.fetchQuery(query).catch(() => queryClient.removeQueries(query));
  };
}
