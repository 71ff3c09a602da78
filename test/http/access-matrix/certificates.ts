import { everybody, get, NO_ORDER, type Owner, ownerOnly, post, put, type Rows, remove, row, signedIn, staff } from './rows.ts';

/** The code of no certificate. */
const NO_CODE = '0000-0000-0000-0000-0000-0000-0000';

const ownNames = ({ pendingOrderId }: Owner) => `/api/account/orders/${pendingOrderId}/certificate-names`;

/** Certificates: everybody who has the code reads them, the owner of the order links names to them, the staff lists and revokes them. */
export const CERTIFICATES: Rows = {
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
