import { articleEdit, legalEdit, serviceEdit } from '../../support/articles.ts';
import type { ShopRequest } from '../../support/shop.ts';
import { everybody, get, ifMatch, NOBODY, post, put, type Rows, remove, row, staff } from './rows.ts';

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

const editors = (status: number) => staff('content.write', status);

/** Texts of rituals and articles in the hands of their editors. */
export const CONTENT: Rows = {
  listMuhurtas: row(get('/api/services/ganesha/muhurtas?days=1'), everybody(200), { scopes: [] }),
  openMuhurtaRules: row(get('/api/admin/services/ganesha/muhurta-rules'), editors(200)),
  editMuhurtaRules: row(ifMatch(999, put('/api/admin/services/ganesha/muhurta-rules', { items: [] })), editors(412)),
  openRiteParts: row(get('/api/admin/services/ganesha/rite-parts'), editors(200)),
  editRiteParts: row(ifMatch(999, put('/api/admin/services/ganesha/rite-parts', { items: [] })), editors(412)),
  listEditedServices: row(get('/api/admin/content/services'), editors(200)),
  openService: row(get(NO_SERVICE), editors(404)),
  saveService: row(ifMatch(1, put(NO_SERVICE, serviceEdit())), editors(404)),
  publishService: row(ifMatch(1, post(`${NO_SERVICE}/publish`)), editors(404)),
  beginService: row(
    post('/api/admin/content/services', { id: 'ganesha', name: 'Ганеша', name_en: 'Ganesha', price: 300 }),
    editors(409),
  ),
  unpublishService: row(ifMatch(1, post(`${NO_SERVICE}/unpublish`)), editors(404)),
  restoreService: row(ifMatch(1, post(`${NO_SERVICE}/restore`, { version: 1 })), editors(404)),
  previewService: row(get(`${NO_SERVICE}/preview`), editors(404)),
  listEditedLegalTexts: row(get('/api/admin/content/legal'), editors(200)),
  openLegalText: row(get(NO_LEGAL), editors(404)),
  saveLegalText: row(ifMatch(1, put(NO_LEGAL, legalEdit())), editors(404)),
  publishLegalText: row(ifMatch(1, post(`${NO_LEGAL}/publish`)), editors(404)),
  restoreLegalText: row(ifMatch(1, post(`${NO_LEGAL}/restore`, { version: 1 })), editors(404)),
  previewLegalText: row(get(`${NO_LEGAL}/preview`), editors(404)),
  listEditedArticles: row(get('/api/admin/content/articles'), editors(200)),
  beginArticle: row(
    post('/api/admin/content/articles', { id: 'sankalpa', name: 'Санкальпа', name_en: 'Sankalpa' }),
    editors(409),
  ),
  openArticle: row(get(NO_ARTICLE), editors(404)),
  saveArticle: row(ifMatch(1, put(NO_ARTICLE, articleEdit())), editors(404)),
  publishArticle: row(ifMatch(1, post(`${NO_ARTICLE}/publish`)), editors(404)),
  unpublishArticle: row(ifMatch(1, post(`${NO_ARTICLE}/unpublish`)), editors(404)),
  restoreArticle: row(ifMatch(1, post(`${NO_ARTICLE}/restore`, { version: 1 })), editors(404)),
  exportContent: row(get(FILES), editors(200)),
  planContentImport: row(file(`${FILES}/plan`), editors(200)),
  // A file that is refused makes no plan.
  importContent: row(file(FILES), editors(412)),
  listContentPictures: row(get('/api/admin/content/pictures?limit=1'), editors(200)),
  // What is no picture is refused only once somebody may upload one.
  uploadContentPicture: row(
    { method: 'POST', url: '/api/admin/content/pictures', payload: 'no picture', headers: { 'content-type': 'image/png' } },
    editors(422),
  ),
  describeContentPicture: row(put(`/api/admin/content/pictures/${NOBODY}`, { alt: 'Огонь', alt_en: 'Fire' }), editors(404)),
  deleteContentPicture: row(remove(`/api/admin/content/pictures/${NOBODY}`), editors(404)),
  previewArticle: row(get(`${NO_ARTICLE}/preview`), editors(404)),
};
