import { everybody, get, ifMatch, NO_ORDER, NOBODY, ownerOnly, post, put, type Rows, row, signedIn, staff } from './rows.ts';

const NO_REPORT = `/api/admin/reports/orders/${NO_ORDER}`;

/** Reports of rituals, as the priests write them and as the customers read them. */
export const REPORTS: Rows = {
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
};
