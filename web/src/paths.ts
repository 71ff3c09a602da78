/** Every link of the shop. Paths carry no language prefix: the router adds it. */
export const paths = {
  home: () => '/',
  catalogue: () => '/#catalogue',
  articles: () => '/articles',
  article: (id: string) => `/article/${encodeURIComponent(id)}`,
  ritual: (slug: string) => `/ritual/${encodeURIComponent(slug)}`,
  profile: () => '/user-profile',
  checkout: (orderId: string) => `/checkout/${encodeURIComponent(orderId)}`,
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  paymentBench: () => '/ptest22',
  debug: () => '/pdebug22',
} as const;
