import { everybody, post, type Rows } from './rows.ts';

/** What is sold and read, and whether the shop lives. */
export const SHOP: Rows = {
  listServices: { ask: () => ({ url: '/api/services' }), expected: everybody(200), scopes: [] },
  getService: { ask: () => ({ url: '/api/services/mahalakshmi' }), expected: everybody(200), scopes: [] },
  listArticlesCatalog: { ask: () => ({ url: '/api/articles-catalog' }), expected: everybody(200), scopes: [] },
  getArticle: { ask: () => ({ url: '/api/articles/sankalpa' }), expected: everybody(200), scopes: [] },
  searchCatalogue: { ask: () => ({ url: '/api/search?q=sankalpa' }), expected: everybody(200), scopes: [] },
  getDocument: { ask: () => ({ url: '/api/documents/privacy' }), expected: everybody(200), scopes: [] },
  getPanchanga: { ask: () => ({ url: '/api/panchanga?city=delhi&date=2027-01-14' }), expected: everybody(200), scopes: [] },
  listPanchangaDays: {
    ask: () => ({ url: '/api/panchanga/days?city=delhi&from=2027-01-14&days=2' }),
    expected: everybody(200),
    scopes: [],
  },
  findBirthStar: {
    ask: () => post('/api/birth-star', { date: '1990-05-17', time: '14:05', city: 'delhi' }),
    expected: everybody(200),
    scopes: [],
    isHarmless: true,
  },
  quoteCart: {
    ask: () => post('/api/cart/quote', { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] }),
    expected: everybody(200),
    scopes: [],
    isHarmless: true,
  },
  listPaymentMethods: { ask: () => ({ url: '/api/payment-methods?partner=indra' }), expected: everybody(200) },
  getLiveness: { ask: () => ({ url: '/api/health/live' }), expected: everybody(200) },
  getReadiness: { ask: () => ({ url: '/api/health/ready' }), expected: everybody(200) },
};
