import {
  everybody,
  get,
  ifMatch,
  NO_ORDER,
  NOBODY,
  type Owner,
  ownerOnly,
  post,
  put,
  type Rows,
  remove,
  row,
  signedIn,
  staff,
} from './rows.ts';

const RITUAL = `/api/admin/desk/${NO_ORDER}/rituals/0`;
const priests = (status: number) => staff('rituals.perform', status);

const NO_REPORT = `/api/admin/reports/orders/${NO_ORDER}`;

/** The code of no certificate. */
const NO_CODE = '0000-0000-0000-0000-0000-0000-0000';

const ownNames = ({ pendingOrderId }: Owner) => `/api/account/orders/${pendingOrderId}/certificate-names`;

/** The desk, the reports of its rituals, and the certificates that prove them. */
export const RITUALS: Rows = {
  viewDesk: row(get('/api/admin/desk'), priests(200)),
  viewDeskWeek: row(get('/api/admin/desk/week'), priests(200)),
  listUndatedRituals: row(get('/api/admin/desk/undated'), priests(200)),
  beginRitual: row(post(`${RITUAL}/begin`), priests(404)),
  completeRitual: row(post(`${RITUAL}/complete`), priests(404)),
  undoBeginRitual: row(remove(`${RITUAL}/begin`), priests(404)),
  undoCompleteRitual: row(remove(`${RITUAL}/complete`), priests(404)),
  tickRitualDay: row(put(`${RITUAL}/days/2026-11-21`), priests(404)),
  noteRitePart: row(
    put(`${RITUAL}/parts/${NOBODY}`, { part: 'sankalpa', ahutis: null, at: '2026-11-21T10:00:00Z' }),
    priests(404),
  ),
  withdrawRitePart: row(post(`${RITUAL}/parts/${NOBODY}/withdrawal`, { reason: 'Ошибка' }), priests(404)),
  markPrepared: row(put(`${RITUAL}/prepared`), priests(404)),
  unmarkPrepared: row(remove(`${RITUAL}/prepared`), priests(404)),
  untickRitualDay: row(remove(`${RITUAL}/days/2026-11-21`), priests(404)),
  listSpelledNames: row(get(`/api/admin/desk/${NO_ORDER}/spellings`), priests(404)),
  spellName: row(
    ifMatch(0, put(`/api/admin/desk/${NO_ORDER}/spellings`, { name: 'Анна', iast: 'Annā', note: '' })),
    priests(404),
  ),
  viewSankalpa: row(get(`${RITUAL}/sankalpa`), priests(404)),
  printSankalpa: row(get(`${RITUAL}/sankalpa.pdf`), priests(404)),
  readName: row(put(`/api/admin/desk/${NO_ORDER}/names`, { name: 'Анна', readAs: 'А́нна', before: '' }), priests(404)),

  listUnreported: row(get('/api/admin/reports'), staff('rituals.perform', 200)),
  openReport: row(get(`${NO_REPORT}/0`), staff('rituals.perform', 404)),
  saveReport: row(
    ifMatch(0, put(`${NO_REPORT}/0`, { text: '', date: '2026-11-19', place: '', pictures: [] })),
    staff('rituals.perform', 404),
  ),
  sendReport: row(ifMatch(1, post(`${NO_REPORT}/0/send`)), staff('rituals.perform', 404)),
  listOwnReports: row(({ pendingOrderId }) => get(`/api/account/orders/${pendingOrderId}/reports`), ownerOnly(200, 404)),
  getOwnPicture: row(
    ({ pendingOrderId }) => get(`/api/account/orders/${pendingOrderId}/pictures/${NOBODY}/small`),
    signedIn(404),
  ),
  getOrderPicture: row(({ pendingOrderId }) => get(`/api/orders/${pendingOrderId}/pictures/${NOBODY}/small`), everybody(404)),
  // A picture that is none is refused only once somebody may upload one.
  uploadReportPicture: row(
    { method: 'POST', url: '/api/admin/reports/pictures', payload: 'no picture', headers: { 'content-type': 'image/png' } },
    staff('rituals.perform', 422),
  ),
  getReportPicture: row(get(`/api/admin/reports/pictures/${NOBODY}/small`), staff('rituals.perform', 404)),

  getCertificate: row(get(`/api/certificates/${NO_CODE}`), everybody(404)),
  getCertificatePdf: row(get(`/api/certificates/${NO_CODE}/certificate.pdf`), everybody(404)),
  readCertificateNames: row(post(`/api/certificates/${NO_CODE}/names`, { token: 'none' }), everybody(404)),
  // The order of the owner has no certificate, so the owner is told what others are told; names-links.test.ts tells them apart.
  viewNamesLink: row((owner) => get(ownNames(owner)), signedIn(404)),
  makeNamesLink: row((owner) => put(ownNames(owner), { print: 'none' }), signedIn(404)),
  endNamesLink: row((owner) => remove(ownNames(owner)), ownerOnly(204, 404)),
  listOrderCertificates: row(get(`/api/admin/orders/${NO_ORDER}/certificates`), staff('orders.read', 404)),
  revokeCertificate: row(
    post(`/api/admin/certificates/${NO_CODE}/revocation`, { reason: 'Printed by mistake' }),
    staff('orders.write', 404),
  ),
};
