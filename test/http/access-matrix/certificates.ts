import { everybody, NO_ORDER, type Owner, ownerOnly, post, put, type Rows, remove, signedIn, staff } from './rows.ts';

/** The code of no certificate. */
const NO_CODE = '0000-0000-0000-0000-0000-0000-0000';

const ownNames = ({ pendingOrderId }: Owner) => `/api/account/orders/${pendingOrderId}/certificate-names`;

/** Certificates: everybody who has the code reads them, the owner of the order links names to them, the staff lists and revokes them. */
export const CERTIFICATES: Rows = {
  getCertificate: { ask: () => ({ url: `/api/certificates/${NO_CODE}` }), expected: everybody(404) },
  getCertificatePdf: { ask: () => ({ url: `/api/certificates/${NO_CODE}/certificate.pdf` }), expected: everybody(404) },
  readCertificateNames: { ask: () => post(`/api/certificates/${NO_CODE}/names`, { token: 'none' }), expected: everybody(404) },
  // The order of the owner has no certificate, so the owner is told what others are told; names-links.test.ts tells them apart.
  viewNamesLink: { ask: (owner) => ({ url: ownNames(owner) }), expected: signedIn(404) },
  makeNamesLink: {
    ask: (owner) => put(ownNames(owner), { print: 'none' }),
    expected: signedIn(404),
  },
  endNamesLink: { ask: (owner) => remove(ownNames(owner)), expected: ownerOnly(204, 404) },
  listOrderCertificates: {
    ask: () => ({ url: `/api/admin/orders/${NO_ORDER}/certificates` }),
    ...staff('orders.read', 404),
  },
  revokeCertificate: {
    ask: () => post(`/api/admin/certificates/${NO_CODE}/revocation`, { reason: 'Printed by mistake' }),
    ...staff('orders.write', 404),
  },
};
