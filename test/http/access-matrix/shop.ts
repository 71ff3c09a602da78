import { everybody, get, post, type Rows, row } from './rows.ts';

/** What is sold and read, and whether the shop lives. */
export const SHOP: Rows = {
  listServices: row(get('/api/services'), everybody(200), { scopes: [] }),
  getService: row(get('/api/services/mahalakshmi'), everybody(200), { scopes: [] }),
  listArticlesCatalog: row(get('/api/articles-catalog'), everybody(200), { scopes: [] }),
  getArticle: row(get('/api/articles/sankalpa'), everybody(200), { scopes: [] }),
  searchCatalogue: row(get('/api/search?q=sankalpa'), everybody(200), { scopes: [] }),
  getDocument: row(get('/api/documents/privacy'), everybody(200), { scopes: [] }),
  getPanchanga: row(get('/api/panchanga?city=delhi&date=2027-01-14'), everybody(200), { scopes: [] }),
  listPanchangaDays: row(get('/api/panchanga/days?city=delhi&from=2027-01-14&days=2'), everybody(200), { scopes: [] }),
  findBirthStar: row(post('/api/birth-star', { date: '1990-05-17', time: '14:05', city: 'delhi' }), everybody(200), {
    scopes: [],
    isHarmless: true,
  }),
  quoteCart: row(post('/api/cart/quote', { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] }), everybody(200), {
    scopes: [],
    isHarmless: true,
  }),
  listPaymentMethods: row(get('/api/payment-methods?partner=indra'), everybody(200)),
  getLiveness: row(get('/api/health/live'), everybody(200)),
  getReadiness: row(get('/api/health/ready'), everybody(200)),
};
