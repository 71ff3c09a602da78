import { articleEdit, legalEdit, serviceEdit } from '../../support/articles.ts';
import type { ShopRequest } from '../../support/shop.ts';
import { everybody, ifMatch, NOBODY, post, put, type Rows, remove, staff } from './rows.ts';

const NO_SERVICE = '/api/admin/content/services/nothing';
const NO_LEGAL = '/api/admin/content/legal/nothing';
const NO_ARTICLE = '/api/admin/content/articles/nothing';

const FILES = '/api/admin/content/files';
const file = (url: string): ShopRequest => ({
  method: 'POST',
  url,
  payload: 'no texts',
  headers: { 'content-type': 'application/yaml', 'if-match': '"5f2a0c9e7d1b4a6f8e3c2b1d0a9f8e7d"' },
});

/** Texts of rituals and articles in the hands of their editors. */
export const CONTENT: Rows = {
  listMuhurtas: { ask: () => ({ url: '/api/services/ganesha/muhurtas?days=1' }), expected: everybody(200), scopes: [] },
  openMuhurtaRules: { ask: () => ({ url: '/api/admin/services/ganesha/muhurta-rules' }), ...staff('content.write', 200) },
  editMuhurtaRules: {
    ask: () => ifMatch(999, put('/api/admin/services/ganesha/muhurta-rules', { items: [] })),
    ...staff('content.write', 412),
  },
  openRiteParts: { ask: () => ({ url: '/api/admin/services/ganesha/rite-parts' }), ...staff('content.write', 200) },
  editRiteParts: {
    ask: () => ifMatch(999, put('/api/admin/services/ganesha/rite-parts', { items: [] })),
    ...staff('content.write', 412),
  },
  listEditedServices: { ask: () => ({ url: '/api/admin/content/services' }), ...staff('content.write', 200) },
  openService: { ask: () => ({ url: NO_SERVICE }), ...staff('content.write', 404) },
  saveService: {
    ask: () => ifMatch(1, put(NO_SERVICE, serviceEdit())),
    ...staff('content.write', 404),
  },
  publishService: {
    ask: () => ifMatch(1, post(`${NO_SERVICE}/publish`)),
    ...staff('content.write', 404),
  },
  beginService: {
    ask: () => post('/api/admin/content/services', { id: 'ganesha', name: 'Ганеша', name_en: 'Ganesha', price: 300 }),
    ...staff('content.write', 409),
  },
  unpublishService: {
    ask: () => ifMatch(1, post(`${NO_SERVICE}/unpublish`)),
    ...staff('content.write', 404),
  },
  restoreService: {
    ask: () => ifMatch(1, post(`${NO_SERVICE}/restore`, { version: 1 })),
    ...staff('content.write', 404),
  },
  previewService: { ask: () => ({ url: `${NO_SERVICE}/preview` }), ...staff('content.write', 404) },
  listEditedLegalTexts: { ask: () => ({ url: '/api/admin/content/legal' }), ...staff('content.write', 200) },
  openLegalText: { ask: () => ({ url: NO_LEGAL }), ...staff('content.write', 404) },
  saveLegalText: {
    ask: () => ifMatch(1, put(NO_LEGAL, legalEdit())),
    ...staff('content.write', 404),
  },
  publishLegalText: {
    ask: () => ifMatch(1, post(`${NO_LEGAL}/publish`)),
    ...staff('content.write', 404),
  },
  restoreLegalText: {
    ask: () => ifMatch(1, post(`${NO_LEGAL}/restore`, { version: 1 })),
    ...staff('content.write', 404),
  },
  previewLegalText: { ask: () => ({ url: `${NO_LEGAL}/preview` }), ...staff('content.write', 404) },
  listEditedArticles: { ask: () => ({ url: '/api/admin/content/articles' }), ...staff('content.write', 200) },
  beginArticle: {
    ask: () => post('/api/admin/content/articles', { id: 'sankalpa', name: 'Санкальпа', name_en: 'Sankalpa' }),
    ...staff('content.write', 409),
  },
  openArticle: { ask: () => ({ url: NO_ARTICLE }), ...staff('content.write', 404) },
  saveArticle: {
    ask: () => ifMatch(1, put(NO_ARTICLE, articleEdit())),
    ...staff('content.write', 404),
  },
  publishArticle: {
    ask: () => ifMatch(1, post(`${NO_ARTICLE}/publish`)),
    ...staff('content.write', 404),
  },
  unpublishArticle: {
    ask: () => ifMatch(1, post(`${NO_ARTICLE}/unpublish`)),
    ...staff('content.write', 404),
  },
  restoreArticle: {
    ask: () => ifMatch(1, post(`${NO_ARTICLE}/restore`, { version: 1 })),
    ...staff('content.write', 404),
  },
  exportContent: { ask: () => ({ url: FILES }), ...staff('content.write', 200) },
  planContentImport: { ask: () => file(`${FILES}/plan`), ...staff('content.write', 200) },
  // A file that is refused makes no plan.
  importContent: { ask: () => file(FILES), ...staff('content.write', 412) },
  listContentPictures: { ask: () => ({ url: '/api/admin/content/pictures?limit=1' }), ...staff('content.write', 200) },
  // What is no picture is refused only once somebody may upload one.
  uploadContentPicture: {
    ask: () => ({
      method: 'POST',
      url: '/api/admin/content/pictures',
      payload: 'no picture',
      headers: { 'content-type': 'image/png' },
    }),
    ...staff('content.write', 422),
  },
  describeContentPicture: {
    ask: () => put(`/api/admin/content/pictures/${NOBODY}`, { alt: 'Огонь', alt_en: 'Fire' }),
    ...staff('content.write', 404),
  },
  deleteContentPicture: {
    ask: () => remove(`/api/admin/content/pictures/${NOBODY}`),
    ...staff('content.write', 404),
  },
  previewArticle: { ask: () => ({ url: `${NO_ARTICLE}/preview` }), ...staff('content.write', 404) },
};
