import { everybody, ifMatch, NO_ORDER, NOBODY, ownerOnly, post, put, type Rows, signedIn, staff } from './rows.ts';

const NO_REPORT = `/api/admin/reports/orders/${NO_ORDER}`;

/** Reports of rituals, as the priests write them and as the customers read them. */
export const REPORTS: Rows = {
  listUnreported: { ask: () => ({ url: '/api/admin/reports' }), ...staff('rituals.perform', 200) },
  openReport: { ask: () => ({ url: `${NO_REPORT}/0` }), ...staff('rituals.perform', 404) },
  saveReport: {
    ask: () => ifMatch(0, put(`${NO_REPORT}/0`, { text: '', date: '2026-11-19', place: '', pictures: [] })),
    ...staff('rituals.perform', 404),
  },
  sendReport: {
    ask: () => ifMatch(1, post(`${NO_REPORT}/0/send`)),
    ...staff('rituals.perform', 404),
  },
  listOwnReports: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/reports` }),
    expected: ownerOnly(200, 404),
  },
  getOwnPicture: {
    ask: ({ pendingOrderId }) => ({ url: `/api/account/orders/${pendingOrderId}/pictures/${NOBODY}/small` }),
    expected: signedIn(404),
  },
  getOrderPicture: {
    ask: ({ pendingOrderId }) => ({ url: `/api/orders/${pendingOrderId}/pictures/${NOBODY}/small` }),
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
    ask: () => ({ url: `/api/admin/reports/pictures/${NOBODY}/small` }),
    ...staff('rituals.perform', 404),
  },
};
