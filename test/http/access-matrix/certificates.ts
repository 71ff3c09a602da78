import { everybody, NO_ORDER, type Owner, ownerOnly, post, type Rows, signedIn, staff } from './rows.ts';

/** The address of no certificate. */
const NO_CODE = '0000-0000-0000-0000-0000-0000-0000';

const ownNames = ({ pendingOrderId }: Owner) => `/api/account/orders/${pendingOrderId}/certificate-names`;

/** Certificates: for everybody with the code; for the shop's people with their order. */
export const CERTIFICATES: Rows = {
  getCertificate: { ask: () => ({ url: `/api/certificates/${NO_CODE}` }), expected: everybody(404) },
  getCertificatePdf: { ask: () => ({ url: `/api/certificates/${NO_CODE}/certificate.pdf` }), expected: everybody(404) },
  readCertificateNames: { ask: () => post(`/api/certificates/${NO_CODE}/names`, { token: 'none' }), expected: everybody(404) },
  viewNamesLink: { ask: (owner) => ({ url: ownNames(owner) }), expected: signedIn(404) },
  makeNamesLink: {
    ask: (owner) => ({ method: 'PUT', url: ownNames(owner), payload: { print: 'none' } }),
    expected: signedIn(404),
  },
  endNamesLink: { ask: (owner) => ({ method: 'DELETE', url: ownNames(owner) }), expected: ownerOnly(204, 404) },
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
