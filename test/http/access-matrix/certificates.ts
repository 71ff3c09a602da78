import { everybody, NO_ORDER, post, type Rows, staff } from './rows.ts';

/** The address of no certificate. */
const NO_CODE = '0000-0000-0000-0000-0000-0000-0000';

/** Certificates: for everybody with the code; for the shop's people with their order. */
export const CERTIFICATES: Rows = {
  getCertificate: { ask: () => ({ url: `/api/certificates/${NO_CODE}` }), expected: everybody(404) },
  getCertificatePdf: { ask: () => ({ url: `/api/certificates/${NO_CODE}/certificate.pdf` }), expected: everybody(404) },
  listOrderCertificates: {
    ask: () => ({ url: `/api/admin/orders/${NO_ORDER}/certificates` }),
    ...staff('orders.read', 200),
    isHarmless: true,
  },
  revokeCertificate: {
    ask: () => post(`/api/admin/certificates/${NO_CODE}/revocation`, { reason: 'No such place' }),
    ...staff('orders.write', 404),
  },
};
