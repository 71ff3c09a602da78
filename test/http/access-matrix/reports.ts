import { everybody, ownerOnly, type Rows, signedIn, staff } from './rows.ts';

/** The id of no order and of no picture. */
const NOTHING = '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d';
const NO_REPORT = `/api/admin/reports/orders/${NOTHING}`;

/** Reports of rituals, as the priests write them and as the customers read them. */
export const REPORTS: Rows = {
  listUnreported: { ask: () => ({ url: '/api/admin/reports' }), ...staff('rituals.perform', 200) },
  openReport: { ask: () => ({ url: `${NO_REPORT}/0` }), ...staff('rituals.perform', 404) },
  saveReport: {
    ask: () => ({
      method: 'PUT',
      url: `${NO_REPORT}/0`,
      payload: { text: '', date: '2026-11-19', place: '', pictures: [] },
      headers: { 'if-match': '"0"' },
    }),
    ...staff('rituals.perform', 404),
  },
  sendReport: {
    ask: () => ({ method: 'POST', url: `${NO_REPORT}/0/send`, headers: { 'if-match': '"1"' } }),
    ...staff('rituals.perform', 404),
  },
  listOwnReports: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/reports` }),
    expected: ownerOnly(200, 404),
  },
  getOwnPicture: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/pictures/${NOTHING}/small` }),
    expected: signedIn(404),
  },
  getOrderPicture: {
    ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/pictures/${NOTHING}/small` }),
    expected: everybody(404),
  },
  // A picture that is none is refused only once somebody may upload one.
  uploadReportPicture: {
    ask: () => ({
      method: 'POST',
      url: '/api/admin/reports/pictures',
      payload: 'no picture',
      headers: { 'content-type': 'image/png' },
    }),
    ...staff('rituals.perform', 422),
  },
  getReportPicture: {
    ask: () => ({ url: `/api/admin/reports/pictures/${NOTHING}/small` }),
    ...staff('rituals.perform', 404),
  },
};
